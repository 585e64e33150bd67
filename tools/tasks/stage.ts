import { messageOf } from './project.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The names of what failed, where a stage knows them. */
  readonly failures?: readonly string[];
}

/** One timed and bounded part of `check` or `test`. */
export interface Stage {
  readonly name: string;
  readonly limitSeconds: number;
  readonly run: (limitSeconds: number) => Promise<Tally>;
}

interface Finished extends Tally {
  readonly name: string;
  readonly seconds: number;
}

export const success: Tally = { passed: 1, failed: 0 };
export const failure: Tally = { passed: 0, failed: 1 };

/**
 * Runs the stages in order, all of them, and closes with the one line `N passed, N failed`.
 * A stage that throws, or for which no time is left, counts as one failure.
 */
export async function runStages(stages: readonly Stage[], totalSeconds: number): Promise<Tally> {
  const endsAt = performance.now() + totalSeconds * 1000;
  const finished: Finished[] = [];
  for (const stage of stages) {
    const leftSeconds = (endsAt - performance.now()) / 1000;
    const limitSeconds = Math.min(stage.limitSeconds, leftSeconds);
    console.log(`\n=== ${stage.name}`);
    const started = performance.now();
    const tally = limitSeconds > 1 ? await outcome(stage, limitSeconds) : noTimeLeft(totalSeconds);
    const seconds = (performance.now() - started) / 1000;
    finished.push({ name: stage.name, ...tally, seconds });
    console.log(`=== ${stage.name}: ${line(tally)} (${seconds.toFixed(1)} s)`);
  }
  return close(finished);
}

async function outcome(stage: Stage, limitSeconds: number): Promise<Tally> {
  try {
    return await stage.run(limitSeconds);
  } catch (error) {
    console.error(`${stage.name} crashed: ${messageOf(error)}`);
    return failure;
  }
}

function noTimeLeft(totalSeconds: number): Tally {
  console.error(`Not run: the limit of ${totalSeconds} s for the whole run was used up.`);
  return failure;
}

function close(stages: readonly Finished[]): Tally {
  console.log('\nstage                 passed  failed  seconds');
  for (const { name, passed, failed, seconds } of stages) {
    const columns = [
      name.padEnd(20),
      String(passed).padStart(7),
      String(failed).padStart(7),
      seconds.toFixed(1).padStart(8),
    ];
    console.log(columns.join(' '));
  }
  // Of a long log the end alone is often kept.
  for (const name of stages.flatMap(({ failures = [] }) => failures).slice(0, 20)) {
    console.log(`failed: ${name}`);
  }
  const total = stages.reduce<Tally>(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  console.log(line(total));
  return total;
}

function line({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
