import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Checks, Fault, FaultAnswer } from './fault.ts';

/** A thread whose loader changes one source file on its way in; nothing on disk changes. */
const { fault, checksPath } = workerData as { readonly fault: Fault; readonly checksPath: string };
let places = 0;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(fault.file)) {
      return loaded;
    }
    const source = Buffer.from((loaded.source ?? '') as Uint8Array).toString('utf8');
    places = source.split(fault.find).length - 1;
    return { ...loaded, source: source.replace(fault.find, () => fault.replace) };
  },
});

/** A fault that breaks the program outright is found as well. */
async function firstComplaint(): Promise<string | undefined> {
  try {
    const { check } = (await import(pathToFileURL(checksPath).href)) as Checks;
    return check()[0];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const answer: FaultAnswer = { complaint: await firstComplaint(), isPlanted: places === 1 };
parentPort?.postMessage(answer, []);
