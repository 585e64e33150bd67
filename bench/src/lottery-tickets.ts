import { seededUniform } from '@portal/lottery/proof';
import { findBetType, linesHashOf, priceSlip, ticketLeaf, unit4 } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Bets } from '@portal/server/src/contexts/bets/index.ts';
import type { GameSettings } from '@portal/server/src/contexts/lottery/game.ts';
import { betOf } from '@portal/server/src/contexts/lottery/orders/money.ts';
import type { NewOrder, NewTicket } from '@portal/server/src/contexts/lottery/orders/order.ts';
import type { Placing } from '@portal/server/src/contexts/lottery/orders/placing.ts';
import { placedLine } from '@portal/server/src/contexts/lottery/orders/placed-line.ts';
import {
  insertOrders,
  insertTickets,
} from '@portal/server/src/contexts/lottery/orders/store-orders.ts';
import { insertShippedGames } from '@portal/server/src/contexts/lottery/store-games.ts';
import {
  findIssue,
  insertIssues,
  openDue,
  writeDraws,
} from '@portal/server/src/contexts/lottery/store-issues.ts';
import { post } from '@portal/server/src/contexts/wallet/index.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import type { createUnits } from '@portal/server/test/unit.ts';

type Units = ReturnType<typeof createUnits>;

const gameCode = 'BENCHSSC';
const issueNo = '1';
const members = 10_000;
const soldAtOnce = 2000;
const exponent = 2;
/** What people play most, and some of what is dear to count. */
const plays = ['ssc.dwd', 'ssc.b3.straight', 'ssc.b3.g6', 'ssc.zy.ball', 'ssc.f3.sum'];
const groups = { lowest: 1800, highest: 1960, member: 1950 };

const settings: GameSettings = {
  families: ['ssc'],
  modes: ['LOTT'],
  source: 'manual',
  schedule: { kind: 'feed', zone: 480 },
  limits: {
    stakeLowest: '1',
    stakeHighest: '50000',
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  },
  groups,
  factors: {},
};

export interface BenchIssue {
  readonly id: bigint;
  readonly closesAt: Temporal.Instant;
}

/** A game and an issue of it on sale, with members who have money. */
export async function openBenchIssue({ inUnit, clock }: Units): Promise<BenchIssue> {
  const at = clock.now();
  const closesAt = at.add({ hours: 1 });
  await inUnit((ctx) => insertShippedGames(ctx.tx, [{ gameCode, settings }], at));
  const times = {
    opensAtMs: at.epochMilliseconds - 1,
    closesAtMs: closesAt.epochMilliseconds,
    drawsAtMs: closesAt.epochMilliseconds,
  };
  const outside = { commitment: undefined, seedSecret: undefined, beacon: undefined };
  await inUnit((ctx) => insertIssues(ctx.tx, [{ gameCode, issueNo, ...times, ...outside }]));
  await inUnit((ctx) => openDue(ctx.tx, at));
  for (let first = 0; first < members; first += soldAtOnce) {
    await inUnit((ctx) => post(ctx, fundsOf(first)));
  }
  const issue = await inUnit((ctx) => findIssue(ctx.tx, { gameCode, issueNo }));
  return { id: assertDefined(issue, 'the issue').id, closesAt };
}

function fundsOf(first: number) {
  return Array.from({ length: soldAtOnce }, (_, at) => ({
    debt: `fund:${first + at}`,
    type: 'adjustment' as const,
    from: 'outside:bank',
    to: `member:${memberAt(first + at)}:cash`,
    amountMinor: 10n ** 12n,
    currency: 'USD' as const,
    reference: 'bench',
  }));
}

function memberAt(number: number): `mbr_${string}` {
  return `mbr_bench${String(number).padStart(8, '0')}`;
}

/** Sells as the site does, many orders to a transaction; each order is one ticket of one line. */
export async function sellTickets(sale: {
  readonly units: Units;
  readonly bets: Bets;
  readonly issue: BenchIssue;
  readonly tickets: number;
}): Promise<void> {
  const { units, bets, issue, tickets } = sale;
  const uniform = seededUniform(7);
  for (let first = 0; first < tickets; first += soldAtOnce) {
    await units.inUnit(async (ctx) => {
      const count = Math.min(soldAtOnce, tickets - first);
      const sold = Array.from({ length: count }, (_, at) =>
        soldAt(ctx, { number: first + at, issue, uniform }),
      );
      const terms = {
        gameCode,
        currency: 'USD' as const,
        terms: { rule: 'bench' },
        possibleMinor: 0n,
        origin: undefined,
      };
      const answers = await bets.apply(
        ctx,
        sold.map(({ ticket }) => [betOf(ticket, terms)]),
      );
      const refused = answers.flat().find(({ ok }) => !ok);
      if (refused !== undefined) {
        throw new Error('a ticket of the bench was refused');
      }
      await insertOrders(
        ctx.tx,
        sold.map(({ order }) => order),
        ctx.clock.now(),
      );
      await insertTickets(
        ctx.tx,
        sold.map(({ ticket }) => ticket),
      );
    });
  }
}

/** The n-th slip, of one member after the other: a digit of one place, in the issue on sale. */
export function benchOrder(number: number): Parameters<Placing['submit']>[0] {
  const id = memberAt(number % members);
  const line = {
    betType: 'ssc.dwd',
    selection: { pos: [[number % 10], [], [], [], []] },
    stake: { unitPrice: '2', multiple: 1 },
    choice: { prizeGroup: 1950 },
  };
  return {
    actor: {
      kind: 'member',
      id,
      sessionId: `ses_${id}`,
      isTrial: false,
      isAgent: false,
      isRestricted: false,
      ip: '203.0.113.5',
    },
    body: { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] },
    claim: { scope: `${id} orders`, key: `order-${number}`, fingerprint: 'bench' },
  };
}

interface Place {
  readonly number: number;
  readonly issue: BenchIssue;
  readonly uniform: ReturnType<typeof seededUniform>;
}

function soldAt(
  ctx: Ctx,
  { number, issue, uniform }: Place,
): { readonly order: NewOrder; readonly ticket: NewTicket } {
  const type = assertDefined(findBetType(plays[number % plays.length] ?? ''), 'a play');
  const selection = type.sample(uniform);
  const official = type.id !== 'ssc.zy.ball';
  const stake = official ? { unitPrice: '2', multiple: 1 } : { stakePerUnit: '2' };
  const choice = official ? { prizeGroup: 1950 } : { rebate: '0' };
  const priced = priceSlip(
    {
      betType: type.id,
      selection,
      stake: official ? { unitPrice: 2n * unit4, multiple: 1 } : { stakePerUnit: 2n * unit4 },
      choice: official ? { prizeGroup: 1950 } : { rebate: 0n },
    },
    {
      families: ['ssc'],
      stakes: { lowest: unit4, highest: 50_000n * unit4 },
      groups: { lowest: groups.lowest, member: groups.member },
      factorOf: () => unit4,
      exponent,
    },
  );
  const value = assertDefined(priced.ok ? priced.value : undefined, type.id);
  const body = { betType: type.id, selection, stake, choice };
  const lines = [placedLine(body, value, groups.highest)];
  const linesJson = JSON.stringify(lines);
  const linesHash = linesHashOf(linesJson);
  const costMinor = value.cost / 100n;
  const [id, ticketId] = [ctx.ids.next('lto'), ctx.ids.next('ltk')];
  const memberId = memberAt((number * 7919) % members);
  const sealed = { ticketId, gameCode, issueNo, linesHash, multiple: 1, costMinor };
  return {
    order: {
      id,
      memberId,
      gameCode,
      gameVersion: 1,
      currency: 'USD',
      lines,
      linesJson,
      linesHash,
      stopOnWin: false,
      costMinor,
    },
    ticket: {
      id: ticketId,
      orderId: id,
      issueId: issue.id,
      issueNo,
      memberId,
      multiple: 1,
      costMinor,
      rebateMinor: 0n,
      leaf: ticketLeaf(sealed),
    },
  };
}

/** What an office would have drawn. */
export async function drawBenchIssue({ inUnit, clock }: Units, { id }: BenchIssue): Promise<void> {
  const draw = {
    issueId: id,
    version: 1,
    draw: { balls: [3, 1, 4, 1, 5] },
    source: 'import' as const,
    algorithm: undefined,
    enteredBy: ['bench'],
    reason: undefined,
    serverSeed: undefined,
    isSettled: false,
    isSettling: false,
  };
  await inUnit((ctx) => writeDraws(ctx.tx, [draw], clock.now()));
}
