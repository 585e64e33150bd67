import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const quiet = { PORT: '0', DEMO: '0', DEMO_DAYS: '0', LOG_LEVEL: 'error' };

/** The process as `npm start` runs it. */
export function startProcess(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { ...process.env, ...quiet, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    expect(undeclaredIn(text), 'answers that their endpoint does not declare').toEqual([]);
  });
  return { child, output: () => text, ended };
}

/** Lines of the log that tell of an undeclared answer, see `bound-call.ts`. */
function undeclaredIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.includes('"undeclared":{'));
}

export async function readyUrl({ output, ended }: Started): Promise<string> {
  const over = { value: false };
  void ended.then(() => (over.value = true));
  for (;;) {
    const found = /ready (http:\/\/localhost:\d+)\n$/u.exec(output())?.[1];
    if (found !== undefined) {
      return found.replace('localhost', '127.0.0.1');
    }
    if (over.value) {
      throw new Error(`the server ended before it was ready:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
