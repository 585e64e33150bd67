import { fork } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

interface Introduced {
  readonly introductions: string;
}

const startSeconds = 30;
const prefixes = {
  vendor: 'VENDOR',
  payments: 'PAYMENTS',
  'identity-provider': 'IDENTITY_PROVIDER',
} as const;

/**
 * Runs a simulator beside a demo site: it hears when this process goes, however that happens, and
 * goes too. Answers the file that introduces it, or why there is none.
 */
export async function startSimulator(
  program: keyof typeof prefixes,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Introduced> {
  const prefix = prefixes[program];
  const folder = join(dataDir, program);
  mkdirSync(folder, { recursive: true });
  const child = fork(join(root, program, 'src/main.ts'), [], {
    cwd: root,
    // The library of sign-ins warns of its demo settings at each start; a log is the place for it.
    stdio: [
      'ignore',
      'ignore',
      program === 'identity-provider' ? openSync(join(folder, 'errors.log'), 'w') : 'inherit',
      'ipc',
    ],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      ...settings,
      [`${prefix}_DIR`]: folder,
      [`${prefix}_PORT`]: '0',
    },
  });
  // Nothing waits for the simulator when the site ends.
  child.unref();
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the simulator ${program} did not start`)),
      startSeconds * 1000,
    );
    late.unref();
    child.once('message', (message: Introduced) => {
      clearTimeout(late);
      child.channel?.unref();
      resolve(message);
    });
    child.once('exit', (code) => reject(new Error(`the simulator ${program} ended with ${code}`)));
  });
}
