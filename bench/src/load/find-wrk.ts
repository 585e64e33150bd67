import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const installTask = join(import.meta.dirname, '../../../tools/tasks/debian-package.ts');

/** Path of wrk, installed where that is possible; the benchmark goes on without it. */
export async function findOrInstallWrk(): Promise<string | undefined> {
  const found = find();
  if (found !== undefined) {
    return found;
  }
  // Standard output is the table's.
  const child = spawn(process.execPath, [installTask, 'wrk'], { stdio: ['ignore', 2, 2] });
  await once(child, 'exit');
  return find();
}

function find(): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, 'wrk')).find((path) => existsSync(path));
}
