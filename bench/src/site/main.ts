import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Stage, withStage } from '../stage.ts';
import { runContractVectors } from './contract-vectors.ts';
import { runLotteryVectors } from './lottery-vectors.ts';
import { onServer } from './on-server.ts';
import type { SiteReport } from './site-report.ts';

type Run = (json: unknown, stage: Stage) => Promise<SiteReport>;

/** Each kind with the run that sends its file through a whole server. */
const kinds: Readonly<Record<string, Run>> = {
  lottery: (json, stage) => onServer(runLotteryVectors, json, stage),
  contract: runContractVectors,
};

/**
 * `npm run vectors:site -- <kind> <file>`: a file of known answers through the whole server.
 * Tickets go over HTTP; runs of contracts each have a site and a clock of their own.
 */
async function main([kind = '', file]: readonly string[]): Promise<void> {
  const run = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (run === undefined || file === undefined) {
    throw new Error(`Usage: npm run vectors:site -- <${Object.keys(kinds).join('|')}> <file>`);
  }
  // npm runs scripts in the project's folder, and INIT_CWD is where the caller stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { passed, mismatches, figures } = await withStage({ seconds: 1 }, (stage) =>
    run(json, stage),
  );
  for (const line of [...figures, ...mismatches]) {
    console.log(line);
  }
  console.log(`${passed} passed, ${mismatches.length} failed`);
  process.exitCode = mismatches.length === 0 && passed > 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
