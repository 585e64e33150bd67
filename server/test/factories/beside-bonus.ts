import type { DomainEvents } from '../../src/platform/outbox.ts';
import { post } from '../../src/contexts/wallet/index.ts';
import type { testDatabase } from '../harness.ts';
import { applyProtected, loosePolicy } from './bets.ts';
import type { bonusPlayer } from './bonus-play.ts';
import { bookDeposit, buildMission, claimOf, missionEventsOf } from './loyalty.ts';
import { buildTransfer, fund } from './wallet.ts';

type TestDatabase = ReturnType<typeof testDatabase>;
type Player = Awaited<ReturnType<typeof bonusPlayer>>;

const vendor = { provider: 'vendor:test', currency: 'USD', policy: loosePolicy } as const;

/** The transfer vendor of {@link besideBonus}, which a test introduces. */
export const purseName = 'PURSE';

/** What comes to a player of bonuses that is no play of them; each act is a second later. */
export function besideBonus(test: TestDatabase, { member, bet, win }: Player) {
  const { id: memberId, actor } = member;
  const purse = `member:${memberId}:vendor:${purseName}`;
  const later = () => test.clock.advance({ seconds: 1 });
  return {
    /** What a free round wins or a vendor gives: there is no stake. */
    prize: async (name: string, amountMinor: bigint) => {
      const [txId, roundId] = [`${memberId}-${name}`, `${memberId}-r${name}`];
      const game = { category: 'RNG', gameCode: 'reels' } as const;
      const promo = { rewardId: 'free', roundsLeft: 0 };
      const won = { ...vendor, txId, memberId, amountMinor, game, roundId, promo } as const;
      await test.inUnit((ctx) => applyProtected(ctx, { ...won, kind: 'PROMO_WIN' }));
      later();
    },
    takePrizeBack: async (name: string) => {
      const [refTxId, txId] = [`${memberId}-${name}`, `${memberId}-x${name}`];
      const gone = { ...vendor, refTxId, memberId, txId, kind: 'ROLLBACK' } as const;
      await test.inUnit((ctx) => applyProtected(ctx, gone));
      later();
    },
    /** Own money that lies in a purse. */
    fundPurse: async (amountMinor: bigint) => {
      await test.inUnit((ctx) => fund(ctx, purse, amountMinor));
      later();
    },
    winInPurse: async (amountMinor: bigint) => {
      const from = `house:vendor:${purseName}:play`;
      const won = buildTransfer({ type: 'purse_won', from, to: purse, amountMinor });
      await test.inUnit((ctx) => post(ctx, [won]));
      later();
    },
    emptyPurse: async (amountMinor: bigint) => {
      const to = `member:${memberId}:cash`;
      const out = buildTransfer({ type: 'purse_out', from: purse, to, amountMinor });
      await test.inUnit((ctx) => post(ctx, [out]));
      later();
    },
    /** Took 50.00 of a mission, has lost them, and owes them since its deposit was taken back. */
    oweMission: async () => {
      const mission = await buildMission(test, { cycle: 'ONCE', reward: 5000n, multiple: 0 });
      await bookDeposit(test, { memberId, amountMinor: 10_000n });
      await claimOf(test, { actor, id: mission.id, period: 'once' });
      await bookDeposit(test, { memberId, amountMinor: -10_000n });
      const query = `select payload from outbox
        where name = 'turnover.folded' and payload::text like '%' || $1 || '%' order by id`;
      const { rows } = await test
        .database()
        .pool.query<{ payload: DomainEvents['turnover.folded'] }>(query, [memberId]);
      for (const { payload } of rows) {
        for (const hear of missionEventsOf(test)['turnover.folded'] ?? []) {
          await test.inUnit((ctx) => hear(ctx, payload));
        }
      }
      await bet('mission', 5000n);
      await win('mission', 0n);
    },
  };
}
