import type { WalletCall } from '@portal/vendors';
import { createBatcher } from '../../../platform/batcher.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { PlayerQuery } from '../store-sessions.ts';
import { tokenHash } from '../tokens.ts';
import { lookUpPlayers, type Player } from '../use-cases/look-up-players.ts';

const mostAtOnce = 200;
const mostWaiting = 4000;

export interface PlayerLookups {
  find(vendorCode: string, call: WalletCall): Promise<Player | undefined>;
  drain(): Promise<void>;
}

/** Calls that come together share a look; nothing is kept, so who signs out is out at once. */
export function openPlayerLookups(work: UnitOfWork): PlayerLookups {
  const batcher = createBatcher<PlayerQuery, Player | undefined>({
    run: (queries) => work.run(systemUnit('vendor_players'), (ctx) => lookUpPlayers(ctx, queries)),
    maxBatch: mostAtOnce,
    maxQueue: mostWaiting,
    lanes: 2,
  });
  return {
    find: (vendorCode, { playerId = '', sessionToken }) =>
      batcher.submit({
        vendorCode,
        memberId: playerId,
        tokenHash: sessionToken === undefined ? '' : tokenHash(sessionToken),
      }),
    drain: () => batcher.drain(),
  };
}
