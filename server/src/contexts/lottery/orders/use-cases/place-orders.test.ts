import { describe, expect, it } from 'vitest';
import { lotterySale } from '../../../../../test/factories/lottery.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OrderCommand } from './take-orders.ts';
import { type Placement, placeOrders } from './place-orders.ts';

const test = testDatabase();
const sale = lotterySale(test);
const { openGame, enterPlayer, cashOf, orderOf } = sale;

function place(...commands: readonly OrderCommand[]): Promise<readonly Placement[]> {
  return test.inUnit((ctx) => placeOrders(ctx, sale.openBets(), commands));
}

function codesOf(placements: readonly Placement[]): readonly string[] {
  return placements.map((placement) => (placement.ok ? 'placed' : placement.code));
}

const ticketsOf = async (gameCode: string) => {
  const { rows } = await test.database().pool.query<{ readonly member: string }>(
    `select t.member_id as member from lottery_tickets t
       join lottery_issues i on i.id = t.issue_id where i.game_code = $1 order by t.id`,
    [gameCode],
  );
  return rows.map(({ member }) => member);
};

const owedOf = async (gameCode: string) => {
  const { rows } = await test.database().pool.query<{ readonly number: string; owed: bigint }>(
    `select e.number, e.owed from lottery_exposures e
       join lottery_issues i on i.id = e.issue_id where i.game_code = $1 and e.owed > 0`,
    [gameCode],
  );
  return rows;
};

describe('placeOrders', () => {
  it('refuses each order for its own reason, and places its neighbours as if alone', async () => {
    const { gameCode } = await openGame();
    const [good, poor, other] = [
      await enterPlayer(10_000n),
      await enterPlayer(500n),
      await enterPlayer(10_000n),
    ];
    const fine = orderOf(good, { gameCode, nums: ['07'] });
    const placements = await place(
      fine,
      { ...fine, actor: { ...good, isTrial: true } },
      orderOf(good, { gameCode: 'NONE', nums: ['07'] }),
      orderOf(good, { gameCode, nums: ['7'] }),
      { ...fine, body: { ...fine.body, issues: [{ issueNo: '9', multiple: 1 }] } },
      orderOf(poor, { gameCode, nums: ['07'] }),
      orderOf(good, { gameCode, nums: ['08', '09'] }),
      orderOf(other, { gameCode, nums: ['07'] }),
    );
    expect(codesOf(placements)).toEqual([
      'placed',
      'in_need_true_account',
      'lottery_game_not_found',
      'lottery_line_refused',
      'lottery_issue_not_found',
      'insufficient_balance',
      'placed',
      'placed',
    ]);
    // 10 and 20 less a hundredth; each answer tells the balance after its own order.
    const balances = placements.flatMap((row) => (row.ok ? [row.balanceMinor] : []));
    expect(balances).toEqual([9010n, 7030n, 9010n]);
    expect([await cashOf(good.id), await cashOf(poor.id), await cashOf(other.id)]).toEqual([
      7030n,
      500n,
      9010n,
    ]);
    expect(await ticketsOf(gameCode)).toEqual([good.id, good.id, other.id]);
  });

  it('spends the money of a member in the order of the slips, and no cent twice', async () => {
    const { gameCode } = await openGame();
    const player = await enterPlayer(2500n);
    const orders = ['11', '12', '13'].map((nums) => orderOf(player, { gameCode, nums: [nums] }));
    expect(codesOf(await place(...orders))).toEqual(['placed', 'placed', 'insufficient_balance']);
    expect(await cashOf(player.id)).toBe(520n);
  });

  it('adds up what orders of one batch owe and stake below one limit (R48)', async () => {
    const numbers = await openGame({ exposurePerNumber: '2000' });
    const issues = await openGame({ exposurePerIssue: '2000' });
    const stakes = await openGame({ stakePerIssue: '20' });
    const player = await enterPlayer(100_000n);
    const three = ({ gameCode }: { gameCode: string }, numbersOf: readonly string[]) =>
      place(...numbersOf.map((nums) => orderOf(player, { gameCode, nums: [nums] })));
    const last = (code: string) => ['placed', 'placed', code];
    expect(codesOf(await three(numbers, ['33', '33', '33']))).toEqual(
      last('lottery_exposure_reached'),
    );
    expect(codesOf(await three(issues, ['33', '34', '35']))).toEqual(
      last('lottery_issue_sold_out'),
    );
    expect(codesOf(await three(stakes, ['33', '34', '35']))).toEqual(last('lottery_stake_limit'));
    // 10 at 98.5, twice, in 1/10,000: what was refused owes nothing.
    expect(await owedOf(numbers.gameCode)).toEqual([{ number: '33', owed: 19_700_000n }]);
  });

  it('leaves undecided what only an order that was refused after all kept out', async () => {
    const { gameCode } = await openGame({ exposurePerNumber: '1000' });
    const [poor, rich] = [await enterPlayer(500n), await enterPlayer(10_000n)];
    const placements = await place(
      orderOf(poor, { gameCode, nums: ['44'] }),
      orderOf(rich, { gameCode, nums: ['44'] }),
      // Two at 985 never fit.
      orderOf(rich, { gameCode, nums: ['44', '44'] }),
    );
    expect(placements).toMatchObject([
      { code: 'insufficient_balance' },
      { code: 'lottery_exposure_reached', isUndecided: true },
      { code: 'lottery_line_refused' },
    ]);
    expect(await owedOf(gameCode)).toEqual([]);
    expect(await cashOf(rich.id)).toBe(10_000n);
  });
});
