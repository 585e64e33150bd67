import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from './callers.ts';
import { round } from './percentiles.ts';

export interface WrkRun {
  /** Path of wrk. */
  readonly command: string;
  readonly port: number;
  readonly callers: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** For the scripts. */
  readonly folder: string;
}

/** wrk's own report is for people; this line behind it is for `loadOf`. Microseconds. */
const resultLine = `function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration, failed,
    latency:percentile(50), latency:percentile(99)))
end
`;

/** A closed loop of one thread of wrk; the script makes a run's requests for its prefix of keys. */
export async function driveWrk(run: WrkRun, script: (keyPrefix: string) => string): Promise<Load> {
  await runOnce({ ...run, seconds: run.warmUpSeconds }, script);
  return runOnce(run, script);
}

async function runOnce(run: WrkRun, script: (keyPrefix: string) => string): Promise<Load> {
  const file = join(run.folder, `${randomUUID()}.lua`);
  writeFileSync(file, script(randomUUID().slice(0, 24)) + resultLine);
  // The limit of an answer is also the range of the percentiles: slow is not refused.
  const flags = ['-t1', `-c${run.callers}`, `-d${run.seconds}s`, '--timeout', '10s', '-s', file];
  const child = spawn(run.command, [...flags, `http://127.0.0.1:${run.port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return loadOf(output);
}

/** What wrk measured; refusals are answered faster than bets, so one is enough to throw. */
export function loadOf(output: string): Load {
  const found = /^RESULT (\d+) (\d+) (\d+) (\d+) (\d+)$/mu.exec(output)?.slice(1).map(Number);
  const [requests = 0, micros = 0, failed = 0, p50 = 0, p99 = 0] = found ?? [];
  if (requests === 0 || failed > 0) {
    throw new Error(`wrk measured no load of bets alone:\n${output}`);
  }
  return {
    perSecond: round((requests * 1_000_000) / micros, 0),
    p50Ms: round(p50 / 1000),
    p99Ms: round(p99 / 1000),
  };
}
