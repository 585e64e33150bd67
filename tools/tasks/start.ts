import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFrontEnd, isFresh } from './front-ends.ts';
import { apps, hasFile, root } from './project.ts';

const mainPath = 'server/src/main.ts';

const stale = apps.filter((app) => hasFile('apps', app, 'index.html') && !isFresh(app));
if (stale.length > 0) {
  console.log(`building ${stale.join(' and ')}`);
  await Promise.all(stale.map(buildFrontEnd));
}
// In this process, so that signals and the exit code are the server's own.
await import(pathToFileURL(join(root, mainPath)).href);
