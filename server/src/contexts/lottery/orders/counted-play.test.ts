import { defaultValidBetPolicy, type ValidBetPolicy } from '@portal/commission';
import { families, priceSlip, unit4 } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { countedPlays } from './counted-play.ts';
import type { OrderBody } from './order.ts';
import { placedLine, readyLine, slipOf } from './placed-line.ts';

type LineBody = OrderBody['lines'][number];

const topGroup = 1960;
const groups = { usual: 1950, highest: topGroup };
const fixed = (betType: string, selection: object, stakePerUnit = '10'): LineBody => ({
  betType,
  selection,
  stake: { stakePerUnit },
  choice: { rebate: '0' },
});
const grouped = (betType: string, selection: object): LineBody => ({
  betType,
  selection,
  stake: { unitPrice: '1', multiple: 10 },
  choice: { prizeGroup: 1950 },
});

function readyOf(line: LineBody) {
  const priced = priceSlip(slipOf(line), {
    families: [...families],
    stakes: { lowest: unit4, highest: 100_000n * unit4 },
    groups: { lowest: 1800, member: 1950 },
    factorOf: () => unit4,
    exponent: 2,
  });
  if (!priced.ok) {
    throw new Error(priced.code);
  }
  return readyLine(placedLine(line, priced.value, topGroup), topGroup);
}

interface Drawn {
  readonly refunded?: readonly bigint[];
  readonly won?: readonly bigint[];
  readonly base?: ValidBetPolicy['base'];
  /** By ticket; one and the same unless said. */
  readonly accounts?: readonly string[];
}

async function countedOf(
  tickets: readonly (readonly LineBody[])[],
  { refunded = [], won = [], base = 'BY_PRODUCT', accounts = [] }: Drawn = {},
) {
  const drawn = tickets.map((lines, at) => {
    const returnedByLine = lines.map((_, place) => {
      return { refunded: refunded[place] ?? 0n, won: won[place] ?? 0n };
    });
    const account = accounts[at] ?? 'ann';
    return { account, lines: lines.map(readyOf), multiple: 1, groups, returnedByLine };
  });
  const policy = { ...defaultValidBetPolicy, base };
  return countedPlays(drawn, { year: 'horse', exponent: 2, policy });
}

async function counted(lines: readonly LineBody[], drawn: Drawn = {}) {
  return (await countedOf([lines], drawn))[0];
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'));

const thousand = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));

describe('what counts of a ticket', () => {
  // The examples of lottery.md B3, rule 2: on what salaries and differences of rates count.
  it.each([
    ['vnn.lo2', { nums: ['07'] }, '27000', '27000'],
    ['vnn.lo3', { nums: ['007'] }, '23000', '14375'],
    ['th.top3', { nums: ['007'] }, '1000', '0'],
  ])(
    'brings no rebate on %s, and to those above what the odds leave',
    async (id, nums, valid, less) => {
      const none = { noRebate: valid, noShare: less, noSalary: less, groupStake: '0' };
      expect(await counted([fixed(id, nums)])).toEqual({ valid, ...none });
    },
  );

  it('gives differences of groups on types with a group, and no others', async () => {
    const line = grouped('ssc.b3.straight', { pos: [[1], [2], [3]] });
    expect(await counted([line])).toEqual({
      valid: '1000',
      noRebate: '1000',
      noShare: '1000',
      // 1960 / 2000 leaves 0.375.
      noSalary: '625',
      groupStake: '1000',
      groups,
    });
  });

  it('is the cost less what was refunded (B7)', async () => {
    const lines = [fixed('vnn.lo3', { nums: ['007'] }), fixed('vnn.lo3', { nums: ['008'] })];
    const refunded = [2_300_000n, 0n];
    expect(await counted(lines, { refunded })).toMatchObject({ valid: '23000', noSalary: '14375' });
  });

  it('is no more than each line won or lost, where the site counts so (A3)', async () => {
    const line = fixed('vnn.lo2', { nums: ['07'] });
    const net = async (won: bigint, refunded = 0n) =>
      (await counted([line, line], { base: 'NET_CAPPED', won: [won], refunded: [refunded] }))
        ?.valid;
    // Of two lines of 270.00 the second is lost.
    const wins = [0n, 2_000_000n, 2_700_000n, 6_000_000n];
    expect(await Promise.all(wins.map((won) => net(won)))).toEqual([
      '54000',
      '34000',
      '27000',
      '54000',
    ]);
    expect(await net(0n, 2_700_000n)).toBe('27000');
  });

  it('is all of a family with too many draws to count, however many numbers (B7)', async () => {
    expect(await counted([fixed('vnn.lo2', { nums: numbers(3) })])).toMatchObject({
      valid: '81000',
    });
    expect(await counted([fixed('vnn.lo2', { nums: numbers(4) })])).toMatchObject({
      valid: '108000',
    });
  });

  it('is nothing of a line that covers more than 70 % of the draws (A3)', async () => {
    const digits = (count: number) =>
      grouped('ssc.dwd', { pos: [numbers(count).map(Number), [], [], [], []] });
    expect(await counted([digits(7)])).toMatchObject({ valid: '7000', groupStake: '7000' });
    expect(await counted([digits(8)])).toMatchObject({
      valid: '0',
      noSalary: '0',
      groupStake: '8000',
    });
  });

  it('nets opposite sides of a play in the issue, of one order or of two (A3)', async () => {
    const side = (opt: string, stake = '100') =>
      fixed('ssc.zy.ball', { ball: 0, opts: [opt] }, stake);
    expect(await counted([side('big'), side('small')])).toMatchObject({
      valid: '0',
      noRebate: '0',
    });
    const two = await countedOf([[side('big')], [side('small', '60')]]);
    expect(two.map((ticket) => ticket.valid)).toEqual(['4000', '0']);
    const elsewhere = fixed('ssc.zy.ball', { ball: 1, opts: ['small'] }, '100');
    expect(await counted([side('big'), elsewhere, side('odd')])).toMatchObject({ valid: '30000' });
  });

  it('nets sides that two accounts of one person took, not what they cover (A3)', async () => {
    const side = (opt: string, stake: string) =>
      fixed('ssc.zy.ball', { ball: 0, opts: [opt] }, stake);
    const accounts = ['ann', 'bob'];
    const sides = await countedOf([[side('big', '100')], [side('small', '60')]], { accounts });
    expect(sides.map(({ valid }) => valid)).toEqual(['4000', '0']);
    const digits = (...chosen: readonly number[]) =>
      grouped('ssc.dwd', { pos: [chosen, [], [], [], []] });
    const wide = await countedOf([[digits(0, 1, 2, 3)], [digits(4, 5, 6, 7)]], { accounts });
    expect(wide.map(({ valid }) => valid)).toEqual(['4000', '4000']);
  });

  it('looks at what lines of one play cover together, whatever order they are in', async () => {
    const digits = (...chosen: readonly number[]) =>
      grouped('ssc.dwd', { pos: [chosen, [], [], [], []] });
    const tickets = [[digits(0, 1, 2, 3)], [digits(4, 5, 6, 7)]];
    expect((await countedOf(tickets)).map(({ valid }) => valid)).toEqual(['0', '0']);
    const narrow = [[digits(0, 1, 2, 3)], [digits(3, 4, 5, 6)]];
    expect((await countedOf(narrow)).map(({ valid }) => valid)).toEqual(['4000', '4000']);
  });

  // A line is its options and its stake on each of them.
  const places = (...chosen: readonly (readonly number[])[]) =>
    grouped('pk.dwd', { pos: numbers(10).map((_, place) => chosen[place] ?? []) });
  const ball = (...opts: readonly string[]) => fixed('ssc.zy.ball', { ball: 0, opts });
  const on = (betType: string, ...opts: readonly string[]) => fixed(betType, { opts });
  const tenDigits = numbers(10).map((text) => text.slice(1));

  it.each([
    ['one line', [on('vnn.tx', 'tai', 'xiu')]],
    ['a keno sum', [on('kl8.zy.sum', 'big', 'small')]],
    ['keno parities', [on('kl8.zy.oddeven', 'odd', 'even')]],
    ['a total of seven', [on('lhc.total', 'big', 'small')]],
    ['a count of signs', [on('lhc.zx', 'odd', 'even')]],
    ['two pairs over two lines', [on('vnn.tx', 'tai', 'chan'), on('vnn.tx', 'xiu', 'le')]],
    ['two pairs of a sum', [on('kl8.zy.sum', 'big', 'odd'), on('kl8.zy.sum', 'small', 'even')]],
    ['every element of a sum', [on('kl8.zy.sum', 'gold', 'wood', 'water', 'fire', 'earth')]],
    ['every car of a place', [places(numbers(10).map((_, car) => car + 1))]],
    ['every last digit', [fixed('vnn.duoi', { nums: tenDigits })]],
    ['a side beside numbers', [ball('big'), ball('0', '1', '2', '3', '4')]],
    ['a side beside the other and a number', [ball('big'), ball('small', '0')]],
    ['every prize of three digits', [fixed('th.front3', { nums: thousand })]],
  ])('is nothing of both sides, or of all outcomes: %s', async (_, lines) => {
    expect(await counted(lines)).toMatchObject({ valid: '0' });
  });

  it.each([
    ['tg.5050', 'besar', 'kecil'],
    ['tg.5050s', 'kop.ganjil', 'kop.genap'],
    ['th.sides', 'topodd', 'topeven'],
    ['lhc.tm.animal', 'domestic', 'wild'],
    ['kl8.zy.updown', 'up', 'down'],
  ])(
    'is the difference of sides whatever their names, of whose accounts: %s',
    async (id, ...both) => {
      const [one, other] = [
        fixed(id, { opts: [both[0]] }, '100'),
        fixed(id, { opts: [both[1]] }, '40'),
      ];
      for (const accounts of [[], ['ann', 'bob']]) {
        const tickets = await countedOf([[one], [other]], { accounts });
        expect(tickets.map(({ valid }) => valid)).toEqual(['6000', '0']);
      }
    },
  );

  it('is all of sides that are not opposite, and of what lies beside a pair', async () => {
    expect(await counted([on('th.sides', 'top3high'), on('th.sides', 'bot2high')])).toMatchObject({
      valid: '2000',
    });
    // As much on one line as on two (agents-loyalty-money.md A3).
    for (const [id, ...both] of [
      ['th.sides', 'top3high', 'bot2high'],
      ['vnn.tx', 'tai', 'chan'],
      ['tg.5050s', 'as.besar', 'kop.besar'],
    ] as const) {
      const [together, apart] = [[on(id, ...both)], both.map((opt) => on(id, opt))];
      expect([id, (await counted(together))?.valid]).toEqual([id, '2000']);
      expect([id, (await counted(apart))?.valid]).toEqual([id, '2000']);
    }
    const beside = [[ball('big', 'odd')], [ball('small')]];
    const tickets = await countedOf(beside, { accounts: ['ann', 'bob'] });
    expect(tickets.map(({ valid }) => valid)).toEqual(['1000', '0']);
  });
});

describe('counting what lines cover', () => {
  const line = (nums: readonly number[]) => grouped('ssc.f4.bdw2', { nums });
  const firstFive = (left: number) => [0, 1, 2, 3, 4].filter((digit) => digit !== left);

  it('is exact for two hundred wide lines that cover half of the draws together (A3)', async () => {
    const digits = numbers(10).map(Number);
    const firsts = [[0, 1, 2, 3, 4], ...digits.slice(0, 5).map((left) => firstFive(left))];
    const lines = firsts.flatMap((first) =>
      digits.flatMap((start) =>
        digits.slice(start).map((end) => {
          const second = digits.filter((digit) => digit !== start && digit !== end);
          return grouped('ssc.r2.straight', { pos: [first, second, [], [], []] });
        }),
      ),
    );
    const ticket = await counted(lines.slice(0, 200));
    expect(ticket?.valid).toBe(ticket?.groupStake);
    expect(ticket?.valid).not.toBe('0');
  });

  it('lets others have their turn, whatever was bet', async () => {
    const triples = numbers(120).map((_, at) => [at % 10, (at + 1 + (at % 3)) % 10, (at + 5) % 10]);
    const sets = triples.filter((nums) => new Set(nums).size === 3);
    let [turns, isCounted] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isCounted) {
        setImmediate(turn);
      }
    };
    setImmediate(turn);
    await counted(sets.map(line));
    isCounted = true;
    expect(turns).toBeGreaterThan(5);
  });
});
