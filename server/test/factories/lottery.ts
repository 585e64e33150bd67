import type { MemberId } from '@portal/protocol';
import { openBets } from '../../src/contexts/bets/bets.ts';
import type { GameLimits, GameSettings } from '../../src/contexts/lottery/game.ts';
import type { OrderCommand } from '../../src/contexts/lottery/orders/use-cases/take-orders.ts';
import { insertShippedGames } from '../../src/contexts/lottery/store-games.ts';
import { insertIssues, openDue } from '../../src/contexts/lottery/store-issues.ts';
import { balanceOf } from '../../src/contexts/wallet/index.ts';
import type { MemberActor } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { placeMember } from './agents.ts';
import { fund } from './wallet.ts';
import { workOf } from './work.ts';

type Test = ReturnType<typeof testDatabase>;

const settings: GameSettings = {
  families: ['vnn', 'ssc'],
  modes: ['TCG_LOTTO_VN'],
  source: 'manual',
  schedule: { kind: 'feed', zone: 420 },
  limits: {
    stakeLowest: '1',
    stakeHighest: '5000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  },
  groups: { lowest: 1800, highest: 1960, member: 1950 },
  factors: {},
};

/** Two digits at 10 each: 985 on each of them, and 0.10 comes back. */
const lineOn = (nums: readonly string[]) => ({
  betType: 'vnn.de.db',
  selection: { nums: [...nums] },
  stake: { stakePerUnit: '10' },
  choice: { rebate: '0.01' },
});

/** A game of a feed whose issues are on sale for a minute, and members with money. */
export function lotterySale(test: Test) {
  let keys = 0;
  let games = 0;
  return {
    /** What the lottery places its stakes with. */
    openBets: () => openBets({ work: workOf(test) }).bets,

    /** A game with these limits, whose one issue has just opened. */
    openGame: async (limits: Partial<GameLimits> = {}) => {
      games += 1;
      const gameCode = `SALE${games}`;
      const game = {
        gameCode,
        settings: { ...settings, limits: { ...settings.limits, ...limits } },
      };
      const at = test.clock.now();
      const closesAt = at.add({ minutes: 1 });
      const issue = {
        gameCode,
        issueNo: '01',
        opensAtMs: at.epochMilliseconds - 1,
        closesAtMs: closesAt.epochMilliseconds,
        drawsAtMs: closesAt.epochMilliseconds,
        commitment: undefined,
        seedSecret: undefined,
        beacon: undefined,
      };
      await test.inUnit(async (ctx) => {
        await insertShippedGames(ctx.tx, [game], at);
        await insertIssues(ctx.tx, [issue]);
        await openDue(ctx.tx, at);
      });
      return { gameCode, closesAt };
    },

    enterPlayer: async (cashMinor: bigint): Promise<MemberActor> => {
      const { id, actor } = await test.inUnit((ctx) => placeMember(ctx, {}));
      if (cashMinor > 0n) {
        await test.inUnit((ctx) => fund(ctx, `member:${id}:cash`, cashMinor));
      }
      return actor;
    },

    cashOf: async (memberId: MemberId): Promise<bigint> => {
      const query = { account: `member:${memberId}:cash`, currency: 'USD' } as const;
      return (await test.inUnit((ctx) => balanceOf(ctx, query))).balanceMinor;
    },

    /** One line on these numbers in the issue of a game. */
    orderOf: (
      actor: MemberActor,
      bet: { readonly gameCode: string; readonly nums: readonly string[]; readonly key?: string },
    ): OrderCommand => {
      keys += 1;
      const { gameCode, nums, key = `sale-${keys}` } = bet;
      const body = { gameCode, lines: [lineOn(nums)], issues: [{ issueNo: '01', multiple: 1 }] };
      return {
        actor,
        body,
        claim: { scope: `${actor.id} orders`, key, fingerprint: JSON.stringify(body) },
      };
    },
  };
}
