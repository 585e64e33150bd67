import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

export interface FaultReport {
  readonly name: string;
  readonly outcome: 'caught' | 'survived' | 'not planted';
  readonly output: string;
}

const outcomes = ['survived', 'caught', 'not planted'] as const;

/** Runs the module of checks once per fault, two processes at a time. */
export async function runFaults(
  checksPath: string,
  faults: readonly Fault[],
): Promise<readonly FaultReport[]> {
  const reports: FaultReport[] = [];
  const queue = [...faults];
  const work = async (): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      // Two workers share the queue; each waits for its own child.
      reports.push(await runOne(checksPath, fault));
    }
  };
  await Promise.all([work(), work()]);
  return reports;
}

/** What the checks say of the code as it stands. */
export function runUnplanted(checksPath: string): Promise<FaultReport> {
  return runOne(checksPath, { name: 'the code as it stands', file: '', find: '', replace: '' });
}

function runOne(checksPath: string, fault: Fault): Promise<FaultReport> {
  const preload = join(import.meta.dirname, 'plant.ts');
  const child = join(import.meta.dirname, 'check-process.ts');
  const env = { ...process.env };
  if (fault.file !== '') {
    env['PLANTED_FAULT'] = JSON.stringify(fault);
  }
  return new Promise((resolve) => {
    const args = ['--import', preload, child, checksPath];
    execFile(process.execPath, args, { env }, (error, stdout) => {
      const code = error === null ? 0 : error.code === 2 ? 2 : 1;
      resolve({ name: fault.name, outcome: outcomes[code] ?? 'caught', output: stdout });
    });
  });
}
