import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '../load/server-process.ts';
import { openBack } from '../load/players.ts';
import { type Stage, withStage } from '../stage.ts';
import { runContractVectors } from './contract-vectors.ts';
import { runLotteryVectors } from './lottery-vectors.ts';
import type { SiteReport, SiteRun } from './site-report.ts';

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
  const json: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
  const { passed, mismatches, figures } = await withStage({ seconds: 1 }, (stage) =>
    run(json, stage),
  );
  for (const line of [...figures, ...mismatches]) {
    console.log(line);
  }
  console.log(`${passed} passed, ${mismatches.length} failed`);
  process.exitCode = mismatches.length === 0 && passed > 0 ? 0 : 1;
}

async function onServer(run: SiteRun, json: unknown, stage: Stage): Promise<SiteReport> {
  const url = await stage.freshDatabase('vectors_site');
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: stage.folder('site'),
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
  });
  const back = await openBack(url);
  try {
    return await run(json, { port: server.port, back });
  } finally {
    await back.close();
    await server.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
