import type { CallOutcome, WalletCall, WireAnswer } from '@portal/vendors';
import type { Logger } from 'pino';
import type { IdSource } from '../../../platform/context.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { CallKind } from '../column-types.ts';
import { insertCalls, type KeptCall, upsertCallCounts, upsertLastCalls } from '../store-calls.ts';
import { boundOf, outcomeClass } from './figures.ts';
import { keptCall } from './kept-call.ts';
import { addCount, allCounts, type Counts, mergeCounts } from './counts.ts';

/** A call that was answered. */
export interface NotedCall {
  readonly vendorCode: string;
  /** Absent where the bytes could not be read. */
  readonly call?: WalletCall | undefined;
  readonly requestId: string;
  readonly outcome: CallOutcome;
  readonly answer: WireAnswer;
  readonly atMs: number;
  readonly milliseconds: number;
}

/**
 * What vendors asked and how they were answered, beside the transactions of money: every call
 * counts, and of each second and vendor some are kept whole, so that a flood of calls is no flood
 * of rows. What was not written when a process dies is missing in the figures and nowhere else.
 */
export interface CallLog {
  note(call: NotedCall): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const flushMilliseconds = 1000;
/** Of each vendor in a second: so many that were done, and so many that were not. */
const mostKept = 20;

interface Pending {
  counts: Counts;
  readonly kept: KeptCall[];
  /** How many are kept, by vendor and class. */
  readonly taken: Map<string, number>;
  readonly lastMs: Map<string, number>;
}

const emptyPending = (): Pending => ({
  counts: new Map(),
  kept: [],
  taken: new Map(),
  lastMs: new Map(),
});

export function createCallLog(parts: {
  readonly work: UnitOfWork;
  readonly ids: IdSource;
  readonly log: Logger;
}): CallLog {
  const { work, ids, log } = parts;
  let pending = emptyPending();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const due = pending;
    pending = emptyPending();
    try {
      await work.run(systemUnit('vendor_calls'), async (ctx) => {
        await upsertCallCounts(ctx.tx, allCounts(due.counts));
        await upsertLastCalls(ctx.tx, due.lastMs);
        await insertCalls(ctx.tx, due.kept);
      });
    } catch (error) {
      log.error({ err: error }, 'calls of vendors were not counted yet');
      // The counts are few however many calls there were; the calls themselves are let go.
      pending.counts = mergeCounts(due.counts, pending.counts);
    }
  }

  async function flush(): Promise<void> {
    await writing;
    if (pending.counts.size > 0) {
      writing ??= write().finally(() => {
        writing = undefined;
      });
      await writing;
    }
  }

  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();

  return {
    note(noted) {
      const { vendorCode, call, outcome, atMs, milliseconds } = noted;
      const kind: CallKind = call?.commands[0].kind ?? 'UNREAD';
      const count = { vendorCode, kind, outcome: outcome.code, withinMs: boundOf(milliseconds) };
      addCount(pending.counts, { ...count, minuteMs: atMs - (atMs % 60_000) }, 1);
      pending.lastMs.set(vendorCode, Math.max(atMs, pending.lastMs.get(vendorCode) ?? 0));
      const place = `${vendorCode} ${outcomeClass(outcome.code)}`;
      const taken = pending.taken.get(place) ?? 0;
      if (taken < mostKept) {
        pending.taken.set(place, taken + 1);
        pending.kept.push(keptCall(ids.next('vcl'), noted));
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
