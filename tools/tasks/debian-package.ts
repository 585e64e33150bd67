import { existsSync } from 'node:fs';
import { runChild } from './child.ts';

const aptGet = '/usr/bin/apt-get';
const limitSeconds = 180;

/**
 * Installs a package of the distribution where this machine and user can. Tells nothing of failure:
 * what counts is whether the caller finds the program afterwards.
 */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) {
    return;
  }
  console.log(`no ${name} found: installing the one of the distribution`);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', name);
}

async function apt(...argv: readonly string[]): Promise<void> {
  const options = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await runChild({
    command: aptGet,
    argv: [...options, ...argv],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    limitSeconds,
  });
}

// Other packages do not import the tasks: they run this file with the name as its argument.
const [, , wanted] = process.argv;
if (import.meta.main && wanted !== undefined) {
  await installDebianPackage(wanted);
}
