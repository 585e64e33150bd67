import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyProtected, loosePolicy } from '../../../../test/factories/bets.ts';
import {
  commandLog,
  commandOf,
  logCashMinor,
  type LogStep,
} from '../../../../test/factories/command-logs.ts';
import { newPromotion, rewardsBench } from '../../../../test/factories/rewards.ts';
import { fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { DomainEvents } from '../../../platform/outbox.ts';
import { readContributions, readRequirements } from '../../turnover/index.ts';
import { followPlay } from './use-cases/follow-play.ts';
import { giveUpBonus } from './use-cases/give-up-bonus.ts';
import { reckonCorrected } from './use-cases/reckon-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

/** One bet of a log plays it off, and a void opens it again. */
const bonusMinor = 500n;

/** Lost at once, so that what follows finds a bonus that is played off. */
const lostBet: LogStep = {
  bet: 1,
  kind: 'BET',
  amountMinor: 0n,
  times: 1,
  isByRound: false,
  closesRound: true,
  policy: loosePolicy,
};

/** Before the log, so that voids of the log reach it, in half of the runs. */
const logs = fc.record({
  steps: fc
    .tuple(fc.boolean(), commandLog)
    .map(([isLost, steps]) => (isLost ? [lostBet, ...steps] : steps)),
  givesUpAt: fc.integer({ min: 0, max: 30 }),
});

async function newMember() {
  const member = await bench.member();
  await test.inUnit((ctx) => fund(ctx, `member:${member.id}:cash`, logCashMinor));
  const weights = [
    { category: 'LIVE', percent: 100 },
    { category: 'SPORTS', percent: 100 },
  ] as const;
  const { wagering } = newPromotion(test.clock.now(), {}).offer;
  const reward = { kind: 'FIXED', amount: '5.00', basisPoints: null, capAmount: null } as const;
  const id = await bench.promotion({
    offer: {
      reward: { ...reward, tiers: [] },
      wagering: { ...wagering, weights: [...weights], multiple: 1 },
    },
  });
  await member.join(id);
  await member.claim(id);
  test.clock.advance({ seconds: 1 });
  return member;
}

const corrected = { category: 'LIVE', stake: '0', valid: '0', payout: '0' } as const;

/** What the outbox would tell the bonus, in its order; the same again changes nothing. */
async function followAll(memberId: MemberId): Promise<void> {
  const { rows } = await test
    .database()
    .pool.query<{ payload: DomainEvents['turnover.requirement_moved'] }>(
      `select payload from outbox
        where name = 'turnover.requirement_moved' and payload->>'memberId' = $1
        order by id desc limit 1`,
      [memberId],
    );
  for (const { payload } of rows) {
    await test.inUnit((ctx) => followPlay(ctx, payload));
  }
  const at = String(test.clock.now());
  await test.inUnit((ctx) =>
    reckonCorrected(ctx, { rows: [{ ...corrected, memberId, bookedAt: at }] }),
  );
}

/** The cash of a member, and what it has to be by bets, corrections, debts and bonus entries. */
async function cashOf(memberId: MemberId) {
  const { rows } = await test
    .database()
    .pool.query<{ cash: string; expected: string; given: string; back: string }>(
      `with own as (select * from accounts where path = 'member:' || $1 || ':cash'),
         bonus as (
           select coalesce(-sum(l.amount_minor) filter (where e.type = 'bonus'), 0) as given,
             coalesce(sum(l.amount_minor) filter (where e.type <> 'bonus'), 0) as back
           from lines l join entries e on e.id = l.entry_id
           join accounts a on a.id = l.account_id and a.path = 'house:promo'
           where e.reference in (select id from rewards where member_id = $1))
       select own.balance_minor::text as cash, bonus.given::text, bonus.back::text,
         ($2::bigint + bonus.given - bonus.back
           + coalesce((select sum(payout_minor - stake_minor + given_back_minor) from bets
             where member_id = $1 and state in ('open', 'settled', 'waiting')), 0)
           + coalesce((select sum(amount_minor) from bet_transactions
             where member_id = $1 and class = 'adjust' and state = 'applied'), 0)
           + coalesce((select sum(left_minor) from bet_debts where member_id = $1), 0)
         )::text as expected
         from own, bonus`,
      [memberId, logCashMinor],
    );
  return assertDefined(rows[0], 'the member has cash');
}

/** The play of the bonus, and how much of it the bets that stand have worked off. */
async function playOf(memberId: MemberId) {
  const all = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: false }));
  const play = assertDefined(
    all.find(({ source }) => source === 'bonus'),
    'the bonus has to be played',
  );
  const lines = await test.inUnit((ctx) => readContributions(ctx, play.id));
  const workedMinor = lines.reduce((sum, { effectiveMinor }) => sum + effectiveMinor, 0n);
  return { ...play, workedMinor };
}

/** After each run the harness proves the books besides: every entry sums to zero. */
describe('random logs of play under a bonus, with voids', () => {
  it('leave bonus money, what is to be played and cash as the ledger has them', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async ({ steps, givesUpAt }) => {
        const member = await newMember();
        for (const [at, step] of steps.entries()) {
          await test.inUnit((ctx) => applyProtected(ctx, commandOf(member.id, step)));
          await followAll(member.id);
          if (at === givesUpAt) {
            const { id } = assertDefined(await member.newestReward(), 'it was taken');
            const { actor } = member;
            await test.inUnit((ctx) => giveUpBonus(ctx, id), { actor }).catch(refusalOnly);
          }
        }
        const reward = assertDefined(await member.newestReward(), 'it was taken');
        const { cash, expected, given, back } = await cashOf(member.id);
        const play = await playOf(member.id);
        expect(cash).toBe(expected);
        expect([given, back]).toEqual([String(bonusMinor), String(reward.forfeitMinor ?? 0n)]);
        expect(play.state).toBe(reward.state);
        if (play.state !== 'CANCELLED') {
          expect(play.requiredMinor - play.leftMinor).toBe(play.workedMinor);
          expect(play.leftMinor === 0n).toBe(play.state === 'DONE');
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

/** A bonus whose money is in play, or that is over, is not given up. */
function refusalOnly(error: unknown): void {
  expect(['bonus_in_play', 'reward_state']).toContain((error as { code?: string }).code);
}
