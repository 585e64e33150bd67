import { Worker } from 'node:worker_threads';
import type { Fault, FaultAnswer } from './fault.ts';

/**
 * Runs a module of checks once per fault, each in a thread of its own, two at a time. Answers with
 * a sentence for every fault that was not caught, or that has no place to be planted.
 */
export async function missedFaults(
  checksPath: string,
  faults: readonly Fault[],
): Promise<readonly string[]> {
  const left = [...faults];
  const missed: string[] = [];
  const run = async (): Promise<void> => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      missed.push(...(await plantFault(checksPath, fault)));
    }
  };
  await Promise.all([run(), run()]);
  return missed;
}

function plantFault(checksPath: string, fault: Fault): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const worker = new Worker(new URL('faulty-worker.ts', import.meta.url), {
    workerData: { fault, checksPath },
  });
  worker.once('message', ({ complaint, isPlanted }: FaultAnswer) => {
    if (!isPlanted) {
      resolve([`${fault.name}: ${fault.file} has no such place, or several`]);
    } else {
      resolve(complaint === undefined ? [`${fault.name}: not caught`] : []);
    }
  });
  worker.once('error', reject);
  return promise;
}
