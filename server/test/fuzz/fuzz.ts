import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import fc from 'fast-check';
import type { Harvest } from './arbitrary-of.ts';
import { type FuzzCall, fuzzCalls } from './fuzz-call.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly body: string;
}

export type Caller = 'visitor' | 'member' | 'trial' | 'agent' | 'operator';

/** What is attacked. */
export interface FuzzTarget {
  /** Sends as this caller; rejects when no answer comes. */
  send(caller: Caller, endpoint: Endpoint, call: FuzzCall): Promise<FuzzAnswer>;
  /** Signs this caller in again. */
  enter(caller: Exclude<Caller, 'visitor'>): Promise<void>;
  /** How many entries the ledger holds. */
  countEntries(): Promise<number>;
}

export interface FuzzReport {
  readonly calls: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Endpoints for which the calls did not suffice. */
  readonly untried: readonly string[];
  /** Broken promises, each with the call that broke it. */
  readonly faults: readonly string[];
}

const hangMilliseconds = 10_000;
const mostFaults = 20;
/** Of one kind of ids, and of names. */
const mostKnown = 12;
/** Calls at the same time, of endpoints that never write to the ledger. */
const atOnce = 8;

/** Each of these costs a password hash or a key operation, so they get fewer calls. */
function weightOf(endpoint: Endpoint): number {
  return endpoint.encrypted === true ? 1 : 4;
}

/** What writes entries when it is not refused; any other call writes none at all. */
function isPaying(endpoint: Endpoint): boolean {
  const opening: readonly Endpoint[] = [
    endpoints.register,
    endpoints.openTrial,
    endpoints.openDownlineAccount,
    endpoints.launchGame,
  ];
  return endpoint.idempotent === true || opening.includes(endpoint);
}

/**
 * Sends `calls` calls, a fair part to every endpoint, and draws anew in each round, so that what
 * was given out meanwhile is known. Whatever a client sends, no answer is a 5xx, every call is
 * answered, and a refused call leaves no line in the ledger.
 */
export async function fuzz(
  target: FuzzTarget,
  options: { readonly calls: number; readonly seed: number },
): Promise<FuzzReport> {
  const { calls, seed: first } = options;
  const all: readonly Endpoint[] = Object.values(endpoints);
  const perWeight = fairPart(calls, all);
  const book = createBook();
  const untried = new Set(all);
  let left = calls;
  for (let round = 0; left > 0 && book.faults.length < mostFaults; round += 1) {
    for (const [place, endpoint] of all.entries()) {
      const numRuns = Math.min(left, weightOf(endpoint) * perWeight);
      if (numRuns > 0) {
        const seed = first + round * all.length + place;
        const drawn = fc.sample(fuzzCalls(endpoint, book.harvest()), { numRuns, seed });
        await attack({ target, book, seed, endpoint, round }, drawn);
        left -= numRuns;
        untried.delete(endpoint);
      }
    }
  }
  return {
    calls: book.calls(),
    byStatus: book.byStatus,
    untried: [...untried].map(({ method, path }) => `${method} ${path}`),
    faults: book.faults,
  };
}

const leastRounds = 2;
const mostPerWeight = 16;

/** Few calls reach every endpoint too, and once more when ids were given out. */
function fairPart(calls: number, targets: readonly Endpoint[]): number {
  const weights = targets.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);
  return Math.min(mostPerWeight, Math.max(1, Math.floor(calls / weights / leastRounds)));
}

type Book = ReturnType<typeof createBook>;

function createBook() {
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  const idsByKind = new Map<string, string[]>();
  const names: string[] = [];
  const keep = (list: string[], value: string) => {
    if (!list.includes(value)) {
      list.push(value);
      list.splice(0, list.length - mostKnown);
    }
  };
  return {
    byStatus,
    faults,
    calls: () => Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    harvest: (): Harvest => ({
      ids: ['mbr_none', ...[...idsByKind.values()].flat()],
      names: ['EN', 'AR', ...names],
    }),
    learn(body: string) {
      // Every refusal has the id of its request, which no call takes.
      for (const [id, kind = ''] of body.matchAll(/\b(?!req_)([a-z]{3})_[0-9a-f]{32}\b/gu)) {
        const ids = idsByKind.get(kind) ?? [];
        idsByKind.set(kind, ids);
        keep(ids, id);
      }
      for (const [, name = ''] of body.matchAll(/"(?:nodeId|stake|vassalage)":"([^"]{1,40})"/gu)) {
        keep(names, name);
      }
    },
  };
}

const callers: Readonly<Record<Endpoint['access'], readonly Caller[]>> = {
  visitor: ['visitor', 'member'],
  session: ['member', 'trial'],
  member: ['member'],
  agent: ['agent', 'member'],
  operator: ['operator'],
};

interface Attack {
  readonly target: FuzzTarget;
  readonly book: Book;
  readonly seed: number;
  readonly endpoint: Endpoint;
  /** Callers take turns over the rounds too. */
  readonly round: number;
}

/** The calls of one endpoint: one by one where some may pay, else several at a time. */
async function attack(parts: Attack, drawn: readonly FuzzCall[]): Promise<void> {
  const { target, book, seed, endpoint, round } = parts;
  const width = isPaying(endpoint) ? 1 : atOnce;
  for (let start = 0; start < drawn.length; start += width) {
    const some = drawn.slice(start, start + width);
    const caller = callerOf(endpoint, round + start / width);
    const before = await target.countEntries();
    const statuses = await Promise.all(some.map((call) => sendOne(parts, caller, call)));
    const isRefused = !isPaying(endpoint) || statuses.every((status) => status >= 400);
    if (isRefused && (await target.countEntries()) !== before) {
      book.faults.push(`a refused call wrote to the ledger: seed ${seed}, ${namesOf(some)}`);
    }
    if (statuses.some((status) => isOut(endpoint, status)) && caller !== 'visitor') {
      await target.enter(caller);
    }
  }
}

function callerOf({ access }: Endpoint, turn: number): Caller {
  const able = callers[access];
  return able[turn % able.length] ?? 'visitor';
}

function namesOf(calls: readonly FuzzCall[]): string {
  return JSON.stringify(calls).slice(0, 500);
}

/** The status, 0 for a call that nobody answered. */
async function sendOne(
  { target, book, seed, endpoint }: Attack,
  caller: Caller,
  call: FuzzCall,
): Promise<number> {
  const answer = await answered(target.send(caller, endpoint, call));
  const status = answer?.status ?? 0;
  book.byStatus[status] = (book.byStatus[status] ?? 0) + 1;
  if (answer === undefined || status >= 500) {
    const body = answer?.body.slice(0, 200) ?? 'nothing';
    book.faults.push(`answer ${status} ${body}: seed ${seed}, ${caller}, ${namesOf([call])}`);
  } else {
    book.learn(answer.body);
  }
  return status;
}

/** Undefined when it took too long, or when the connection ended before the answer. */
async function answered(answer: Promise<FuzzAnswer>): Promise<FuzzAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), hangMilliseconds);
  try {
    return await Promise.race([answer.catch(() => undefined), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the session is over, by the caller's own doing or by an operator's. */
function isOut(endpoint: Endpoint, status: number): boolean {
  const hasEnded = status === 401 || (status === 200 && endpoint.method === 'DELETE');
  return hasEnded && endpoint.access !== 'visitor';
}
