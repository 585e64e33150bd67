import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The real server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with whether it left by itself and cleanly. */
  stop(signal?: NodeJS.Signals): Promise<boolean>;
}

const mainFile = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'main.ts');

export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...process.execArgv, mainFile], {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('exit', (code, signal) => resolve(code === 0 && signal === null));
  });
  const port = await readyPort(child, ended);
  return {
    port,
    child,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

async function readyPort(child: ChildProcess, exit: Promise<boolean>): Promise<number> {
  let output = '';
  const ready = new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const found = /ready http:\/\/[^:]+:(\d+)/u.exec(output)?.[1];
      if (found !== undefined) {
        resolve(Number(found));
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  return Promise.race([
    ready,
    exit.then(() => {
      throw new Error(`the server ended before it was ready:\n${output}`);
    }),
  ]);
}
