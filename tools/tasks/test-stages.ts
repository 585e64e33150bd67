import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, type ChildRun } from './child.ts';
import { findOrInstallChromium } from './chromium.ts';
import { commandPath, hasFile, readJson, root } from './project.ts';
import { failure, type Stage, type Tally } from './stage.ts';

/** Vitest projects of vitest.config.ts that need no browser. */
export const unitStages: readonly Stage[] = [
  vitestStage({ project: 'house', limitSeconds: 300 }),
  vitestStage({ project: 'rules', limitSeconds: 900 }),
  vitestStage({ project: 'server', limitSeconds: 1800 }),
];

/** What needs a Chromium; each finds it, or installs it, or says how. */
export const browserStages: readonly Stage[] = [
  { name: 'front ends', limitSeconds: 300, run: buildFrontEnds },
  { name: 'tests: screens', limitSeconds: 1500, run: runScreens },
  { name: 'journeys', limitSeconds: 1200, run: (limitSeconds) => runJourneys(limitSeconds) },
];

function vitestStage(stage: { readonly project: string; readonly limitSeconds: number }): Stage {
  const { project, limitSeconds } = stage;
  return {
    name: `tests: ${project}`,
    limitSeconds,
    run: (leftSeconds) => runVitest({ project, limitSeconds: leftSeconds }),
  };
}

async function runVitest(run: {
  readonly project: string;
  readonly limitSeconds: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Which of how many parts of the files, as vitest writes it: `1/2`. */
  readonly shard?: string;
}): Promise<Tally> {
  const { project, limitSeconds, env = {}, shard } = run;
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const flags = ['--reporter=default', '--reporter=json', ...part];
  return withReport(vitestTally, (report) => ({
    argv: [
      commandPath('vitest'),
      'run',
      '--project',
      project,
      ...flags,
      `--outputFile.json=${report}`,
    ],
    env,
    limitSeconds,
  }));
}

/** Two pages of one browser share its focus, so each core has a browser of its own. */
async function runScreens(limitSeconds: number): Promise<Tally> {
  if (globSync('{packages,apps}/*/src/**/*.test.tsx', { cwd: root }).length === 0) {
    console.log('no screen has a test of its own');
    return { passed: 0, failed: 0 };
  }
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  const halves = await Promise.all(
    ['1/2', '2/2'].map((shard) => runVitest({ project: 'screens', limitSeconds, env, shard })),
  );
  return {
    passed: halves.reduce((sum, { passed }) => sum + passed, 0),
    failed: halves.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function buildFrontEnds(limitSeconds: number): Promise<Tally> {
  const argv = [join(root, 'tools/tasks/build.ts')];
  const { isOk } = await runChild({ argv, limitSeconds });
  return isOk ? { passed: 1, failed: 0 } : failure;
}

/** `env` may ask for more looks than those of the day. */
export async function runJourneys(
  limitSeconds: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  if (!hasFile('e2e', 'playwright.config.ts')) {
    console.error('e2e/playwright.config.ts is missing.');
    return failure;
  }
  const chromium = await findOrInstallChromium();
  return withReport(playwrightTally, (report) => ({
    argv: [commandPath('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    folder: join(root, 'e2e'),
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    limitSeconds,
  }));
}

/** Runs a test command that writes a JSON report, and counts from it what passed and failed. */
async function withReport(
  count: (report: unknown) => Tally,
  prepare: (reportPath: string) => ChildRun,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  const path = join(folder, 'report.json');
  try {
    const end = await runChild(prepare(path));
    const counted = existsSync(path) ? count(readJson(path)) : failure;
    return end.isOk ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

function playwrightTally(report: unknown): Tally {
  const { stats } = report as { readonly stats: Readonly<Record<string, number>> };
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
  };
}
