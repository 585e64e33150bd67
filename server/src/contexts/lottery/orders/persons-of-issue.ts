import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { personsIn } from '../../bets/index.ts';
import { type LinkedPair, linkedPairs } from '../../limits/index.ts';
import { memberOf } from './money.ts';
import { type DueTicket, selectTicketsOf } from './store-settlement.ts';

/**
 * The tickets of an issue of all accounts of the persons to whom these belong, in placing order,
 * and one name for each person (agents-loyalty-money.md A3). Accounts are joined over others that
 * play in the issue, so each of them gets the same, whichever page it is settled with.
 */
export async function personsOfIssue(
  ctx: Ctx,
  { issueId, standing }: { readonly issueId: bigint; readonly standing: readonly DueTicket[] },
) {
  const tickets = [...standing];
  const pairs: LinkedPair[] = [];
  const known = new Set(standing.map(memberOf));
  let asked = [...known];
  while (asked.length > 0) {
    const found = await linkedPairs(ctx, asked);
    const others = found.map(({ otherId }) => otherId).filter((id) => !known.has(id));
    const memberIds = [...new Set(others)];
    const more =
      memberIds.length === 0 ? [] : await selectTicketsOf(ctx.tx, { issueId, memberIds });
    pairs.push(...found);
    memberIds.forEach((id) => known.add(id));
    tickets.push(...more);
    asked = [...new Set(more.map(memberOf))];
  }
  const players = new Set(tickets.map(memberOf));
  const playing = pairs.filter(({ otherId }) => players.has(otherId));
  const linked = new Set<string>(playing.flatMap(({ memberId, otherId }) => [memberId, otherId]));
  const personOf = personsIn(playing);
  const placed = tickets.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  return {
    tickets: placed,
    /** Those of persons with several accounts in the issue. */
    shared: placed.filter(({ memberId }) => linked.has(memberId)),
    personOf: (memberId: string): MemberId => personOf(memberOf({ memberId })),
  };
}
