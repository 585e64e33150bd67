import { openBack } from '../load/players.ts';
import { startServerProcess } from '../load/server-process.ts';
import type { Stage } from '../stage.ts';
import type { SiteReport, SiteRun } from './site-report.ts';

/** Runs a file of known answers against a server of its own, which ends with it. */
export async function onServer(run: SiteRun, json: unknown, stage: Stage): Promise<SiteReport> {
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
