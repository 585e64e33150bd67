import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import fc from 'fast-check';
import type { Harvest } from './arbitrary-of.ts';
import { type FuzzCall, fuzzCalls } from './fuzz-call.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly body: string;
}

export type Caller = 'visitor' | 'member' | 'trial' | 'operator';

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
  /** Broken promises, each with the call that broke it. */
  readonly faults: readonly string[];
}

const hangMilliseconds = 10_000;
const mostFaults = 20;
const mostKnown = 40;
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
  const book = createBook();
  let left = calls;
  for (let round = 0; left > 0 && book.faults.length < mostFaults; round += 1) {
    for (const [place, endpoint] of all.entries()) {
      const numRuns = Math.min(left, weightOf(endpoint) * callsPerWeight);
      if (numRuns > 0) {
        const seed = first + round * all.length + place;
        const drawn = fc.sample(fuzzCalls(endpoint, book.harvest()), { numRuns, seed });
        await attack({ target, book, seed, endpoint }, drawn);
        left -= numRuns;
      }
    }
  }
  return { calls: book.calls(), byStatus: book.byStatus, faults: book.faults };
}

const callsPerWeight = 16;

type Book = ReturnType<typeof createBook>;

function createBook() {
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  const ids: string[] = [];
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
    harvest: (): Harvest => ({ ids: ['mbr_none', ...ids], names: ['EN', 'AR', ...names] }),
    learn(body: string) {
      for (const [id] of body.matchAll(/\b(?:mbr|opr|rnd|trl)_[0-9a-f]{32}\b/gu)) {
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
  agent: ['member'],
  operator: ['operator'],
};

interface Attack {
  readonly target: FuzzTarget;
  readonly book: Book;
  readonly seed: number;
  readonly endpoint: Endpoint;
}

/** The calls of one endpoint: one by one where some may pay, else several at a time. */
async function attack(parts: Attack, drawn: readonly FuzzCall[]): Promise<void> {
  const { target, book, seed, endpoint } = parts;
  const width = isPaying(endpoint) ? 1 : atOnce;
  for (let start = 0; start < drawn.length; start += width) {
    const some = drawn.slice(start, start + width);
    const caller = callerOf(endpoint, start / width);
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
