import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { openRequirement } from '../turnover/index.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();
let runs = 0;

const kinds = [
  'SETTLE',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'VOID',
  'ROLLBACK',
  'RETURN_STAKE',
] as const;
/** What the bets of a log are on: the first three on one line in three rounds, two in one round. */
const places = [
  { roundId: 'one', side: 'HOME', marketKey: 'line' },
  { roundId: 'two', side: 'AWAY', marketKey: 'line' },
  { roundId: 'three', side: 'HOME', marketKey: 'line' },
  { roundId: 'one', side: 'OVER' },
  { roundId: 'one', side: 'UNDER' },
] as const;

const step = fc.record({
  bet: fc.integer({ min: 0, max: places.length - 1 }),
  kind: fc.constantFrom(...kinds),
  amountMinor: fc.bigInt({ min: 1n, max: 1_500n }),
});

const batchOf = fc.array(step, { minLength: 1, maxLength: 6 });

interface Row {
  readonly bet: number;
  readonly state: string;
  readonly stake: number;
  readonly valid: number;
  readonly versions: number | null;
  readonly used: number | null;
}

/** Each bet as it ended, with what its versions count together, and what it worked off. */
const ended = `
  select right(b.tx_id, 1)::int as bet, b.state, (b.stake_minor - b.given_back_minor)::int as stake,
    b.valid_minor::int as valid,
    (select sum(valid_minor)::int from bet_revisions r
      where r.bet_id = b.id and r.placed_at = b.placed_at) as versions,
    (select sum(used_minor)::int from wagering_contributions c
      where c.bet_id = 'bet_' || translate(b.id::text, '-', '')) as used
  from bets b where b.member_id = $1 order by b.id`;

/** Requirements that have another amount left than what was not worked off. */
const wrongLeft = `
  select r.reference from wagering_requirements r where member_id = $1
    and (left_minor <> required_minor - coalesce((select sum(effective_minor)
          from wagering_contributions c where c.requirement_id = r.id), 0)
      or (left_minor = 0) <> (state = 'DONE'))`;

/** By A3, as it is written: the smaller side nothing, the larger the difference, in their order. */
function expectedOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  const valid = new Map<number, number>(rows.map(({ bet }) => [bet, 0]));
  for (const pair of [
    ['HOME', 'AWAY'],
    ['OVER', 'UNDER'],
  ]) {
    const sides = pair.map((side) =>
      rows.filter(({ bet, state }) => state === 'settled' && places[bet]?.side === side),
    );
    const [one = 0, other = 0] = sides.map((bets) =>
      bets.reduce((sum, { stake }) => sum + stake, 0),
    );
    let left = Math.abs(one - other);
    for (const { bet, stake } of sides[one > other ? 0 : 1] ?? []) {
      valid.set(bet, Math.min(stake, left));
      left -= Math.min(stake, left);
    }
  }
  return valid;
}

/** 3.00, 5.00, 7.00 … in their order. */
function betOf(ann: ReturnType<typeof player>, bet: number) {
  const { roundId = '', ...terms } = places[bet] ?? {};
  const game = { category: 'SPORTS', gameCode: 'football' };
  const fields = { amountMinor: BigInt(300 + bet * 200), game, terms };
  return ann.bet(`b${bet}`, { ...fields, roundId: `${ann.memberId}-${roundId}` });
}

function commandOf(
  ann: ReturnType<typeof player>,
  at: number,
  { bet, kind, amountMinor }: ReturnType<typeof step.generate>['value'],
) {
  const result = amountMinor % 2n === 0n ? 'WIN' : 'LOSE';
  const fields = { refTxId: `b${bet}`, amountMinor, result, reason: 'by the log' };
  return ann.command(kind, `${kind}-${at}`, { ...fields, policy: loosePolicy });
}

async function openPlay(memberId: MemberId): Promise<void> {
  for (const amountMinor of [600n, 1_000_000n]) {
    const reference = `${memberId}-${amountMinor}`;
    const terms = { source: 'deposit', reference, amountMinor, multiple: 1 } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...terms, memberId }));
    test.clock.advance({ seconds: 1 });
  }
}

describe('random logs of opposite sides', () => {
  it('count and work off what the bets that stand in the end do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(batchOf, { minLength: 3, maxLength: 5 }), async (batches) => {
        runs += 1;
        const ann = player(test, `vp${runs}x`, protectionGate);
        await ann.fund(100_000n);
        await openPlay(ann.memberId);
        await ann.order(...places.map((_, bet) => betOf(ann, bet)));
        // Some together in one batch, as they come from a busy sender.
        for (const [first, batch] of batches.entries()) {
          await ann.orders(...batch.map((action, at) => [commandOf(ann, first * 10 + at, action)]));
        }
        const { pool } = test.database();
        const { rows } = await pool.query<Row>(ended, [ann.memberId]);
        const expected = expectedOf(rows);
        for (const { bet, valid, versions, used } of rows) {
          expect([bet, valid, versions ?? 0, used ?? 0]).toEqual([
            bet,
            ...Array.from({ length: 3 }, () => expected.get(bet)),
          ]);
        }
        expect((await pool.query(wrongLeft, [ann.memberId])).rows).toEqual([]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
