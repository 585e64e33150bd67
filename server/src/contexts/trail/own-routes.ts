import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { positionOf } from '../../platform/position-of.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { type OwnChain, readOwnChain } from './use-cases/read-own-chain.ts';

const eventsAtOnce = 2000;

/** What members read of their own part of the trail. */
export const trailOwnRoutes: readonly Route[] = [
  route(endpoints.readAccountEvents, async (ctx, { query }) => {
    const page = { after: positionOf(query.after) ?? 0n, limit: eventsAtOnce };
    return presentChain(await readOwnChain(ctx, page));
  }),
];

function presentChain(chain: OwnChain): ReplyOf<Endpoints['readAccountEvents']> {
  const { memberId, start, events, isWhole } = chain;
  return {
    format: 'account-events/1',
    memberId,
    start: { position: String(start.position), hash: start.hash.toString('hex') },
    events: events.map(({ position, hash, at, action, rowHash, row }) => ({
      position: String(position),
      hash: hash.toString('hex'),
      at: String(at),
      action,
      rowHash: rowHash.toString('hex'),
      row: row ?? null,
    })),
    isWhole,
  };
}
