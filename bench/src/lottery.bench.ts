import {
  betTypes,
  families,
  findBetType,
  openTypedList,
  oddsFor,
  priceOf,
  settle,
  type BetType,
  type Line,
  type LineOdds,
  type PreparedDraw,
} from '@portal/lottery';
import { preparedDraw, randomLine, seededUniform } from '@portal/lottery/proof';
import { assert, assertDefined } from '@portal/money';
import type { Bench, Measure } from './bench.ts';

/** The bet types that take most tickets where these games are sold. */
const busiest = ['ssc.dwd', 'pk.zy.place', 'lhc.tm', 'vnn.lo2', 'th.top2'];
const busiestBar = 500_000;
const slowestBar = 100_000;
const largestBarMs = 1;

interface Ticket {
  readonly line: Line;
  readonly odds: LineOdds;
}

/**
 * Lottery rules alone, in this process: tickets settled a second by family, and the largest lines.
 */
export const lotteryBench: Bench = { name: 'lottery rules', run: measures };

function measures(): Promise<Measure[]> {
  const busy = busiest.map((id) => {
    const value = settledPerSecond(typeOf(id), 200);
    return row(`lottery settle ${id}`, value, busiestBar);
  });
  const byFamily = families.map((family) => {
    const measured = betTypes
      .filter((betType) => betType.family === family)
      .map((betType) => ({ id: betType.id, value: settledPerSecond(betType, 8) }))
      .toSorted((left, right) => left.value - right.value);
    const slowest = assertDefined(measured[0], family);
    return row(`lottery settle ${family}, slowest ${slowest.id}`, slowest.value, slowestBar);
  });
  return Promise.resolve([...busy, ...byFamily, ...largestLines()]);
}

function row(name: string, perSecond: number, yardstick: number): Measure {
  return {
    name,
    value: Math.round(perSecond),
    unit: 'tickets/s',
    yardstick,
    ratio: Math.round((perSecond / yardstick) * 10) / 10,
  };
}

function typeOf(id: string): BetType {
  return assertDefined(findBetType(id), id);
}

function priced(line: Line): LineOdds {
  const isGroup = priceOf(line.betType.id).pricing === 'group';
  const odds = oddsFor(line, isGroup ? { prizeGroup: 1950 } : { rebate: 0n });
  assert(odds.ok, `a price for ${line.betType.id}`);
  return odds.value;
}

/** Evaluates and pays single-line tickets, every draw prepared once for 1,000 of them. */
function settledPerSecond(betType: BetType, rounds: number): number {
  const uniform = seededUniform(7);
  const tickets = Array.from({ length: 200 }, () => {
    const line = randomLine(betType, uniform, 0);
    return { line, odds: priced(line) };
  });
  const { discount } = priceOf(betType.id);
  const draws = Array.from({ length: 20 }, () => preparedDraw(betType.family, uniform));
  settleAll(tickets, draws, discount);
  // The fastest round, so that what else the machine does is not measured.
  const roundMs = fastestMs(rounds, () => settleAll(tickets, draws, discount));
  return (tickets.length * draws.length) / (roundMs / 1000);
}

function settleAll(
  tickets: readonly Ticket[],
  draws: readonly PreparedDraw[],
  discount: bigint,
): void {
  for (const draw of draws) {
    for (const { line, odds } of tickets) {
      settle({ evaluation: line.evaluate(draw), stakePerUnit: 20_000n, odds, discount });
    }
  }
}

const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const tenCars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const allTickets = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));

/** Lines at or near 100,000 units; the ticket list is long to read, not to count. */
const largest: readonly (readonly [id: string, selection: object])[] = [
  ['ssc.5.straight', { pos: Array.from({ length: 5 }, () => tenDigits) }],
  ['pk.f5', { pos: Array.from({ length: 5 }, () => tenCars) }],
  ['ssc.r3.sum', { positions: [0, 1, 2, 3, 4], vals: Array.from({ length: 28 }, (_, sum) => sum) }],
  ['lhc.lm.4qz.dt', { dan: [49], tuo: Array.from({ length: 48 }, (_, index) => index + 1) }],
  ['kl8.x10', { nums: Array.from({ length: 16 }, (_, index) => index + 1) }],
];

function largestLines(): Measure[] {
  const rows = largest.map(([id, selection]) => {
    const ms = fastestMs(20, () => {
      const line = typeOf(id).parse(selection);
      assert(line.ok, `${id} is valid`);
      priced(line.value);
    });
    return timed(`lottery parse, count and price ${id}`, ms);
  });
  const longestSlice = Math.max(...slicesMs());
  const list = fastestMs(5, () => typeOf('ssc.5.single').parse({ tickets: allTickets }));
  return [
    ...rows,
    { name: 'lottery read 100,000 tickets of ssc.5.single', value: Math.round(list), unit: 'ms' },
    {
      name: 'lottery longest slice of reading 100,000 typed tickets',
      value: Math.round(longestSlice * 100) / 100,
      unit: 'ms',
      bar: frameMs,
    },
    {
      name: 'lottery a key beside 100,000 read tickets: list, count and price',
      value: Math.round(keyMs() * 100) / 100,
      unit: 'ms',
      bar: frameMs,
    },
  ];
}

/** 60 frames a second. */
const frameMs = 16;

/** What each step of reading a pasted list takes; the browser draws between two of them. */
function slicesMs(): readonly number[] {
  const list = openTypedList(ticketsForm);
  const slices: number[] = [];
  const steps = list.take(allTickets.join(' '));
  for (let isDone = false; !isDone;) {
    const start = performance.now();
    isDone = steps.next().done === true;
    slices.push(performance.now() - start);
  }
  return slices;
}

/** What a key costs once the list is read. */
function keyMs(): number {
  const list = openTypedList(ticketsForm);
  for (const _ of list.take(allTickets.slice(1).join(' '))) {
    // All of it.
  }
  return fastestMs(20, () => {
    const line = typeOf('ssc.5.single').parse({ tickets: list.with('0000').texts });
    assert(line.ok, 'the list is valid');
    priced(line.value);
  });
}

const ticketsForm = assertDefined(
  Object.values(typeOf('ssc.5.single').form).find((form) => form.kind === 'texts'),
  'a list of tickets',
);

function timed(name: string, seconds: number): Measure {
  const ms = Math.round(seconds * 1000) / 1000;
  return { name, value: ms, unit: 'ms', yardstick: largestBarMs, ratio: ms / largestBarMs };
}

function fastestMs(times: number, work: () => void): number {
  let best = Infinity;
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
