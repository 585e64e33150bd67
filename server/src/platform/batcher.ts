import { Refusal } from './refusal.ts';
import { ConnectionLost } from './session.ts';

export interface BatcherOptions<Command, Answer> {
  /**
   * Runs a batch in one transaction; answers stand in the order of the commands. A batch may run
   * again, so a command that was done must be found by its key.
   */
  readonly run: (commands: readonly Command[]) => Promise<readonly Answer[]>;
  readonly maxBatch: number;
  /** What commands of a batch may weigh together; one alone may weigh more. */
  readonly maxWeight?: number;
  /** Each weighs nothing unless told. */
  readonly weigh?: (command: Command) => number;
  /** Commands that may wait; beyond it callers are refused at once with `overloaded` (R126). */
  readonly maxQueue: number;
  /** Batches that may be in the database at the same time. */
  readonly lanes?: number;
}

export interface Batcher<Command, Answer> {
  submit(command: Command): Promise<Answer>;
  /** Resolves when everything that was accepted has been answered. */
  drain(): Promise<void>;
  readonly waiting: number;
}

interface Waiting<Command, Answer> {
  readonly command: Command;
  readonly weight: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Group commit: what arrives while the previous batch is in the database goes together. No timers,
 * so an idle caller never waits. A batch that fails is tried again by halves, so that one poison
 * command fails alone and not its neighbours; one whose COMMIT is in doubt runs once more, which
 * finds out (R121).
 */
export function createBatcher<Command, Answer>(
  options: BatcherOptions<Command, Answer>,
): Batcher<Command, Answer> {
  const { run, maxBatch, maxQueue, maxWeight = Infinity, weigh = () => 0, lanes = 1 } = options;
  let queue: Waiting<Command, Answer>[] = [];
  let running = 0;
  let idle: (() => void)[] = [];

  function pump(): void {
    while (running < lanes && queue.length > 0) {
      const count = countThatFits(queue.slice(0, maxBatch), maxWeight);
      const batch = queue.slice(0, count);
      queue = queue.slice(count);
      running += 1;
      void answerBatch(run, batch).finally(() => {
        running -= 1;
        pump();
      });
    }
    if (running === 0 && queue.length === 0) {
      idle.forEach((resolve) => resolve());
      idle = [];
    }
  }

  return {
    submit: (command) => {
      if (queue.length >= maxQueue) {
        return Promise.reject(new Refusal('overloaded', { retryAfterSeconds: 1 }));
      }
      return new Promise((resolve, reject) => {
        queue.push({ command, weight: weigh(command), resolve, reject });
        if (running < lanes && queue.length === 1) {
          // Calls of the same turn of the event loop travel together.
          setImmediate(pump);
        }
      });
    },
    drain: () =>
      running === 0 && queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => idle.push(resolve)),
    get waiting() {
      return queue.length;
    },
  };
}

/** One at least. */
function countThatFits(batch: readonly { readonly weight: number }[], maxWeight: number): number {
  let weight = 0;
  const over = batch.findIndex((entry) => {
    weight += entry.weight;
    return weight > maxWeight;
  });
  return over < 0 ? batch.length : Math.max(1, over);
}

async function answerBatch<Command, Answer>(
  run: BatcherOptions<Command, Answer>['run'],
  batch: readonly Waiting<Command, Answer>[],
  mayRepeat = true,
): Promise<void> {
  try {
    const answers = await run(batch.map((entry) => entry.command));
    if (answers.length !== batch.length) {
      throw new Error(`a batch of ${batch.length} got ${answers.length} answers`);
    }
    batch.forEach((entry, index) => entry.resolve(answers[index] as Answer));
  } catch (error) {
    if (error instanceof ConnectionLost && mayRepeat) {
      await answerBatch(run, batch, false);
      return;
    }
    // A refusal of the whole batch, for example because the database is away, is the fault of no
    // single command; trying its parts one by one would only add load.
    if (batch.length === 1 || error instanceof Refusal) {
      batch.forEach((entry) => entry.reject(error));
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await answerBatch(run, batch.slice(0, middle), mayRepeat);
    await answerBatch(run, batch.slice(middle), mayRepeat);
  }
}
