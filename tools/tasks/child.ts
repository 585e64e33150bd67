import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './project.ts';

export interface ChildRun {
  /** Script first when the command is this Node. */
  readonly argv: readonly string[];
  readonly command?: string;
  readonly limitSeconds: number;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface ChildEnd {
  readonly isOk: boolean;
  readonly timedOut: boolean;
}

const graceMs = 5000;
/** A log that is kept is read without a terminal. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs a command with its output passed through, and ends its whole process group at the limit. */
export async function runChild(run: ChildRun): Promise<ChildEnd> {
  const child = spawn(run.command ?? process.execPath, run.argv, {
    cwd: run.folder ?? root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...colours, ...run.env },
    detached: process.platform !== 'win32',
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup(child);
  }, run.limitSeconds * 1000);
  let interrupted = false;
  const forward = (signal: NodeJS.Signals): void => {
    interrupted = true;
    signalGroup(child, signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    return { isOk: code === 0 && !timedOut, timedOut };
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', forward).off('SIGTERM', forward);
    if (interrupted) {
      // Whoever ends this run wants no further stage of it.
      process.exit(1);
    }
  }
}

function endGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref();
}

/** A browser or a database started by the child belongs to its group and must not outlive it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The group has ended between the check and the signal.
  }
}
