import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * The payment simulator in a process of its own, as a bad provider whose payers pay by themselves.
 */
export interface ProviderProcess {
  readonly origin: string;
  /** The file that a site takes as `PAYMENTS_FILE`. */
  readonly introductions: string;
  stop(): void;
}

const mainFile = join(import.meta.dirname, '..', '..', '..', '..', 'payments', 'src', 'main.ts');

export async function startProvider(folder: string, seed: string): Promise<ProviderProcess> {
  const child = fork(mainFile, {
    env: {
      ...process.env,
      PAYMENTS_DIR: folder,
      PAYMENTS_PAYER: '1',
      PAYMENTS_PORT: '0',
      PAYMENTS_SEED: seed,
      PAYMENTS_TROUBLES: 'all',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The simulator says this first, and nothing else.
  const [said] = (await once(child, 'message')) as [Omit<ProviderProcess, 'stop'>];
  return { ...said, stop: () => child.kill() };
}
