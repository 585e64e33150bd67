import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFrontEnd, isFresh } from './front-ends.ts';
import { introduceOthers } from './introduce-others.ts';
import { apps, root } from './project.ts';

const stale = apps.filter((app) => !isFresh(app));
if (stale.length > 0) {
  console.log(`building ${stale.join(' and ')}`);
}
const built = await Promise.all(stale.map(buildFrontEnd));
if (built.every(Boolean)) {
  await introduceOthers(process.env);
  // In this process, so that signals and the exit code are the server's own.
  await import(pathToFileURL(join(root, 'server/src/main.ts')).href);
} else {
  console.error('The front ends could not be built; the reason is above.');
  process.exitCode = 1;
}
