import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.ts';

interface Introduced {
  readonly introductions: string;
}

const startSeconds = 30;
const prefixes = { vendor: 'VENDOR', payments: 'PAYMENTS' } as const;

/**
 * Runs a simulator beside a demo site: it hears when this process goes, however that happens, and
 * goes too. Answers the file that introduces it, or why there is none.
 */
export async function startSimulator(
  program: keyof typeof prefixes,
  dataDir: string,
): Promise<Introduced> {
  const prefix = prefixes[program];
  const child = fork(join(root, program, 'src/main.ts'), [], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      [`${prefix}_DIR`]: join(dataDir, program),
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
