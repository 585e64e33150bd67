import { Worker } from 'node:worker_threads';
import type { Fault } from './faults.ts';
import type { FaultAnswer } from './faulty-worker.ts';

/**
 * Runs the checks in a thread of its own with the fault in place; answers in words when it is not
 * caught.
 */
export function plantFault(fault: Fault): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const worker = new Worker(new URL('faulty-worker.ts', import.meta.url), { workerData: fault });
  worker.once('message', ({ firstWrong, isPlanted }: FaultAnswer) => {
    if (!isPlanted) {
      resolve(`${fault.name}: the source has no such place once (${fault.file})`);
    } else {
      resolve(firstWrong === undefined ? `${fault.name}: not caught` : undefined);
    }
  });
  worker.once('error', reject);
  return promise;
}

/** All faults, two threads at a time; the sentences of those not caught. */
export async function plantAll(faults: readonly Fault[]): Promise<string[]> {
  const left = [...faults];
  const missed: string[] = [];
  const run = async (): Promise<void> => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const sentence = await plantFault(fault);
      if (sentence !== undefined) {
        missed.push(sentence);
      }
    }
  };
  await Promise.all([run(), run()]);
  return missed;
}
