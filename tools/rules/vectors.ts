import type { VectorReport } from '@portal/proof';
import { messageOf } from '../tasks/project.ts';
import { readJson } from './read-json.ts';

type Run = (file: unknown) => VectorReport;

/** Each kind with the proof that replays it; only the one that was asked for is loaded. */
const kinds: Readonly<Record<string, () => Promise<Run>>> = {
  lottery: async () => (await import('@portal/lottery/proof')).runVectors,
  'lottery-aux': async () => (await import('@portal/lottery/proof')).runAuxVectors,
  sports: async () => (await import('@portal/betting/proof')).runVectors,
  games: async () => (await import('@portal/games/proof')).runVectors,
  contract: async () => (await import('@portal/commission/proof')).runVectors,
};

/**
 * `npm run vectors -- <kind> <file>`: replays a file of known answers against the rules packages.
 */
async function main([kind = '', file]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (load === undefined || file === undefined) {
    throw new Error(`Usage: npm run vectors -- <${Object.keys(kinds).join('|')}> <file>`);
  }
  const run = await load();
  const { passed, mismatches, figures = [] } = run(readJson(file));
  for (const line of [...figures, ...mismatches]) {
    console.log(line);
  }
  console.log(`${passed} passed, ${mismatches.length} failed`);
  process.exitCode = mismatches.length === 0 && passed > 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
