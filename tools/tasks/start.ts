import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFrontEnd, isFresh } from './front-ends.ts';
import { apps, root } from './project.ts';
import { startSimulator } from './simulator.ts';

const stale = apps.filter((app) => !isFresh(app));
if (stale.length > 0) {
  console.log(`building ${stale.join(' and ')}`);
}
const built = await Promise.all(stale.map(buildFrontEnd));
if (built.every(Boolean)) {
  await introduceOthers();
  // In this process, so that signals and the exit code are the server's own.
  await import(pathToFileURL(join(root, 'server/src/main.ts')).href);
} else {
  console.error('The front ends could not be built; the reason is above.');
  process.exitCode = 1;
}

/**
 * A demo has vendors of games and a provider of payments beside it, unless somebody names others;
 * an operated site has its own.
 */
async function introduceOthers(): Promise<void> {
  const { env } = process;
  const isDemo = env['DEMO'] ? env['DEMO'] === '1' : !env['DATABASE_URL'];
  if (!isDemo) {
    return;
  }
  const dataDir = env['DATA_DIR'] || 'var';
  env['VENDORS_FILE'] ||= (await startSimulator('vendor', dataDir)).introductions;
  env['PAYMENTS_FILE'] ||= (await startSimulator('payments', dataDir)).introductions;
}
