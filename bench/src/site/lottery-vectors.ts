import { setTimeout as pause } from 'node:timers/promises';
import { callerOf, type Caller } from './caller.ts';
import { base, type Desk, enterResults, gameCodeOf, reason } from './lottery-results.ts';
import { lineFaults, lineOf, type LotteryVector, payoutMinorOf } from './lottery-vector.ts';
import type { Site, SiteReport } from './site-report.ts';

const players = 16;
const vectorsOfWave = 250;
const cashMinor = 10n ** 13n;
/** What an issue is on sale for at least, and how long one more bet takes at most. */
const leastSaleMs = 5_000;
const betMs = 80;

/** A vector on its way through the server. */
interface Sent {
  readonly vector: LotteryVector;
  readonly issueNo: string;
  readonly ticketId: string;
  readonly faults: readonly string[];
}

/**
 * Sends vectors through a whole server: games of outside draws for their families, an issue for
 * each, the bet placed by a member, the result entered by two operators, and the credit compared
 * to the cent; at the end the balances of all members with all of it.
 */
export async function runLotteryVectors(file: unknown, site: Site): Promise<SiteReport> {
  if (!Array.isArray(file)) {
    return { passed: 0, mismatches: ['the file is not a list of vectors'], figures: [] };
  }
  const vectors = file as readonly LotteryVector[];
  const [first, second] = await site.back.admitOperators(2);
  if (first === undefined || second === undefined) {
    throw new Error('two operators');
  }
  const desk = { first: callerOf(site.port, first), second: callerOf(site.port, second) };
  const people = await site.back.admitPlayers({ count: players, cashMinor });
  const members = people.map((person) => callerOf(site.port, person));
  await openGames(desk, vectors);
  const startedMs = performance.now();
  const waves = await placeAll(vectors, desk, members);
  const sent: Sent[] = [];
  for (const wave of waves) {
    const refused = await enterResults(desk, wave);
    sent.push(...wave.map((bet) => (refused.has(bet.issueNo) ? withoutDraw(bet) : bet)));
  }
  const paid = await payoutsOf(members, sent);
  const mismatches = sent.flatMap((bet) => {
    const faults = [...bet.faults, ...creditFaults(bet, paid.get(bet.ticketId))];
    return faults.length === 0 ? [] : [`${bet.vector.id}: ${faults.join('; ')}`];
  });
  const books = await bookFaults(site, people, paid);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  return {
    passed: sent.length - mismatches.length,
    mismatches: [...mismatches, ...books],
    figures: [`${sent.length} tickets of ${waves.length} waves in ${seconds} s`],
  };
}

/** Nothing is paid on a draw that the site refuses. */
function withoutDraw(bet: Sent): Sent {
  return { ...bet, ticketId: '', faults: [...bet.faults, 'its draw was refused'] };
}

/**
 * A game of outside draws for each family, without the limits of everyday play. A new game takes
 * no bets before another person than its maker opens it (R55).
 */
async function openGames(
  { first, second }: Desk,
  vectors: readonly LotteryVector[],
): Promise<void> {
  for (const family of new Set(vectors.map((vector) => vector.family))) {
    const settings = {
      families: [family],
      modes: ['LOTT'],
      source: 'manual',
      schedule: { kind: 'feed', zone: 480 },
      limits: {
        stakeLowest: '0.01',
        stakeHighest: '99999999',
        payoutPerLine: '99999999999',
        payoutPerIssue: '99999999999',
      },
      groups: { lowest: 1700, highest: 2000, member: 2000 },
      factors: {},
    };
    const gameCode = gameCodeOf(family);
    const body = { gameCode, settings, reason };
    const made = await first({ method: 'POST', path: `${base}/games`, body });
    const path = `${base}/games/${gameCode}/open`;
    const opened = await second({ method: 'POST', path, body: { reason } });
    for (const { code } of [made, opened]) {
      if (code !== 'ok') {
        throw new Error(`the game of ${family} was refused: ${code}`);
      }
    }
  }
}

/** In waves, so that each is placed while its issues are on sale; what came late comes again. */
async function placeAll(
  vectors: readonly LotteryVector[],
  desk: Desk,
  members: readonly Caller[],
): Promise<readonly (readonly Sent[])[]> {
  const waves: (readonly Sent[])[] = [];
  let left = vectors;
  let saleMs = leastSaleMs + betMs * Math.min(vectors.length, vectorsOfWave);
  for (let wave = 1; left.length > 0; wave += 1) {
    const some = left.slice(0, vectorsOfWave);
    const startedMs = performance.now();
    const numbered = some.map((vector, place) => ({ vector, issueNo: `${wave}-${place}` }));
    await publish(desk, numbered, saleMs);
    const answers = await inTurns(members, numbered, placeOne);
    const late = answers.flatMap((answer) => ('late' in answer ? [answer.late] : []));
    waves.push(answers.flatMap((answer) => ('late' in answer ? [] : [answer])));
    left = [...left.slice(vectorsOfWave), ...late];
    saleMs = Math.max(saleMs, 3 * (performance.now() - startedMs));
  }
  return waves;
}

interface Numbered {
  readonly vector: LotteryVector;
  readonly issueNo: string;
}

async function publish(
  { first }: Desk,
  numbered: readonly Numbered[],
  saleMs: number,
): Promise<void> {
  const atMs = await serverTimeMs(first);
  const moment = (ms: number) => new Date(atMs + ms).toISOString();
  for (const family of new Set(numbered.map(({ vector }) => vector.family))) {
    const issues = numbered
      .filter(({ vector }) => vector.family === family)
      .map(({ issueNo }) => ({
        issueNo,
        opensAt: moment(-1000),
        closesAt: moment(saleMs),
        drawsAt: moment(saleMs),
      }));
    const path = `${base}/games/${gameCodeOf(family)}/issues`;
    const answer = await first({ method: 'POST', path, body: { issues, reason } });
    if (answer.code !== 'ok') {
      throw new Error(`issues of ${family} were refused: ${answer.code}`);
    }
  }
}

async function serverTimeMs(caller: Caller): Promise<number> {
  const answer = await caller({ method: 'GET', path: '/lgw/games/popular?limitNum=1' });
  return Date.parse((answer.value as { readonly serverTime: string }).serverTime);
}

/** Every caller takes the next item as soon as it is free. */
async function inTurns<Item, Result>(
  callers: readonly Caller[],
  items: readonly Item[],
  run: (caller: Caller, item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async (caller: Caller): Promise<void> => {
    while (next < items.length) {
      const place = next;
      next += 1;
      const item = items[place];
      if (item !== undefined) {
        results[place] = await run(caller, item);
      }
    }
  };
  await Promise.all(callers.map(work));
  return results;
}

interface Placed {
  readonly lines: readonly Parameters<typeof lineFaults>[1][];
  readonly tickets: readonly { readonly ticketId: string }[];
}

async function placeOne(
  caller: Caller,
  { vector, issueNo }: Numbered,
): Promise<Sent | { readonly late: LotteryVector }> {
  const gameCode = gameCodeOf(vector.family);
  const body = { gameCode, lines: [lineOf(vector)], issues: [{ issueNo, multiple: 1 }] };
  const path = '/wps/relay/lottery/orders';
  const answer = await caller({ method: 'POST', path, body, key: crypto.randomUUID() });
  if (answer.code === 'lottery_issue_closed') {
    return { late: vector };
  }
  if (answer.code !== 'ok') {
    return { vector, issueNo, ticketId: '', faults: [`refused: ${answer.code}`] };
  }
  const { lines, tickets } = answer.value as Placed;
  const [line] = lines;
  const faults = line === undefined ? ['no line'] : lineFaults(vector, line);
  return { vector, issueNo, ticketId: tickets[0]?.ticketId ?? '', faults };
}

const waitMs = 500;
const longestWaitMs = 300_000;

interface TicketOfList {
  readonly ticketId: string;
  readonly state: string;
  readonly cost: string;
  readonly rebate: string;
  readonly payout: string;
}

/** Every ticket of every member, once none of those that met a draw is open. */
async function payoutsOf(
  members: readonly Caller[],
  bets: readonly Sent[],
): Promise<ReadonlyMap<string, TicketOfList>> {
  const drawn = bets.flatMap(({ ticketId }) => (ticketId === '' ? [] : [ticketId]));
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += waitMs) {
    const tickets = (await Promise.all(members.map(ticketsOf))).flat();
    const found = new Map(tickets.map((ticket) => [ticket.ticketId, ticket]));
    if (drawn.every((ticketId) => (found.get(ticketId)?.state ?? 'open') !== 'open')) {
      return found;
    }
    await pause(waitMs);
  }
  throw new Error('some tickets were not settled');
}

interface TicketPage {
  readonly content: readonly TicketOfList[];
  readonly nextCursor: string | null;
}

async function ticketsOf(caller: Caller): Promise<readonly TicketOfList[]> {
  const tickets: TicketOfList[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `/wps/relay/lottery/tickets?limit=100${more}`;
    const answer = await caller({ method: 'GET', path });
    if (answer.code === 'too_many_requests') {
      await pause(waitMs);
    } else {
      const page = answer.value as TicketPage;
      tickets.push(...page.content);
      cursor = page.nextCursor;
    }
  }
  return tickets;
}

function minorOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function creditFaults({ vector }: Sent, ticket: TicketOfList | undefined): readonly string[] {
  if (ticket === undefined) {
    return ['no ticket'];
  }
  const [found, expected] = [minorOf(ticket.payout), payoutMinorOf(vector)];
  return found === expected ? [] : [`credited ${found} instead of ${expected} minor units`];
}

/** What all members have is what they had, less stakes, with rebates and payouts. */
async function bookFaults(
  { back }: Site,
  people: Parameters<Site['back']['balancesOf']>[0],
  paid: ReadonlyMap<string, TicketOfList>,
): Promise<readonly string[]> {
  const balances = await back.balancesOf(people);
  const found = balances.reduce((sum, balance) => sum + balance, 0n);
  const moved = [...paid.values()].reduce(
    (sum, { cost, rebate, payout }) => sum - minorOf(cost) + minorOf(rebate) + minorOf(payout),
    0n,
  );
  const expected = cashMinor * BigInt(people.length) + moved;
  return found === expected ? [] : [`the members have ${found} instead of ${expected}`];
}
