import type { Logger } from 'pino';
import type { UnitOfWork } from './unit-of-work.ts';

/** Work of a context whose moments are seconds: a worker's schedule knows minutes only. */
export interface Loop {
  readonly name: string;
  /** Between two runs; none where the run before says that there is more to do. */
  readonly restMilliseconds: number;
  /** Opens its own transactions. Any number of nodes may run it at once. */
  readonly run: (work: UnitOfWork) => Promise<{ readonly isMore: boolean }>;
}

const failedMilliseconds = 2000;

/** Runs every loop until they are stopped; a failure only delays the loop that failed. */
export function startLoops(parts: {
  readonly work: UnitOfWork;
  readonly loops: readonly Loop[];
  readonly log: Logger;
}): { stop(): Promise<void> } {
  const { work, log } = parts;
  const stopping = new AbortController();
  const running = parts.loops.map((loop) => runLoop(loop, { work, log, signal: stopping.signal }));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

interface Around {
  readonly work: UnitOfWork;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

async function runLoop(loop: Loop, { work, log, signal }: Around): Promise<void> {
  while (!signal.aborted) {
    await rest(await runOnce(loop, { work, log }), signal);
  }
}

/** Answers how long to rest. */
async function runOnce(loop: Loop, { work, log }: Omit<Around, 'signal'>): Promise<number> {
  try {
    return (await loop.run(work)).isMore ? 0 : loop.restMilliseconds;
  } catch (error) {
    log.error({ err: error, loop: loop.name }, 'a loop failed and goes on');
    return failedMilliseconds;
  }
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds === 0) {
    return;
  }
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
