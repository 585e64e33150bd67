import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Fault } from './faults.ts';

/** What a worker with one fault planted found out. */
export interface FaultAnswer {
  /** The first thing that is wrong; undefined when nobody noticed the fault. */
  readonly firstWrong: string | undefined;
  readonly isPlanted: boolean;
}

// The worker is started with the fault to plant; the loader changes the source on its way in.
const fault = workerData as Fault;
let plantings = 0;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(`packages/lottery/src/${fault.file}`)) {
      return loaded;
    }
    const source = Buffer.from((loaded.source ?? '') as Uint8Array).toString('utf8');
    plantings = source.split(fault.find).length - 1;
    return { ...loaded, source: source.replace(fault.find, () => fault.plant) };
  },
});

async function firstWrong(): Promise<string | undefined> {
  try {
    const { firstWrongRule } = await import('./checks.ts');
    return firstWrongRule();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const answer: FaultAnswer = { firstWrong: await firstWrong(), isPlanted: plantings === 1 };
parentPort?.postMessage(answer, []);
