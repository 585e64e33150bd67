import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, type ChildRun } from './child.ts';
import { findOrInstallChromium } from './chromium.ts';
import { commandPath, hasFile, readJson, root } from './project.ts';
import { installSecondClient } from './second-client.ts';
import { failure, type Stage, type Tally } from './stage.ts';

/** Vitest projects of vitest.config.ts that need no browser. */
export const unitStages: readonly Stage[] = [
  vitestStage({ project: 'house', limitSeconds: 300 }),
  vitestStage({ project: 'rules', limitSeconds: 900 }),
  // Its files share the modules of a worker, whose memory grows with them: parts give it back.
  vitestStage({ project: 'server', limitSeconds: 1800, parts: 4, before: installSecondClient }),
];

/** What needs a Chromium; each finds it, or installs it, or says how. */
export const browserStages: readonly Stage[] = [
  { name: 'front ends', limitSeconds: 300, run: buildFrontEnds },
  { name: 'tests: screens', limitSeconds: 2100, run: runScreens },
  { name: 'journeys', limitSeconds: 1500, run: (limitSeconds) => runJourneys(limitSeconds) },
];

/** The parts of the screens that one browser after the other runs, for each of two cores. */
const screenShards = [
  ['1/6', '3/6', '5/6'],
  ['2/6', '4/6', '6/6'],
];

function vitestStage(stage: {
  readonly project: string;
  readonly limitSeconds: number;
  /** How many runs, one after the other, share the files. */
  readonly parts?: number;
  readonly before?: () => Promise<void>;
}): Stage {
  const { project, limitSeconds, parts = 1, before } = stage;
  return {
    name: `tests: ${project}`,
    limitSeconds,
    run: async (leftSeconds) => {
      const endsAt = performance.now() + leftSeconds * 1000;
      await before?.();
      const tallies: Tally[] = [];
      for (let part = 1; part <= parts; part += 1) {
        const limit = (endsAt - performance.now()) / 1000;
        const shard = `${part}/${parts}`;
        tallies.push(await runVitest({ project, limitSeconds: limit, shard }));
      }
      return sumOf(tallies);
    },
  };
}

function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
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
  const count = (report: unknown): Tally => {
    keepReport(`${project}-${(shard ?? '1/1').replace('/', '-of-')}`, report);
    return vitestTally(report);
  };
  return withReport(count, (report) => ({
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

/**
 * Two pages of one browser share its focus, so each core has a browser of its own. Its memory grows
 * with the pages it has shown, up to its end in the middle of a run: parts give it back.
 */
async function runScreens(limitSeconds: number): Promise<Tally> {
  if (globSync('{packages,apps}/*/src/**/*.test.tsx', { cwd: root }).length === 0) {
    console.log('no screen has a test of its own');
    return { passed: 0, failed: 0 };
  }
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  const endsAt = performance.now() + limitSeconds * 1000;
  const runInTurn = async (shards: readonly string[]): Promise<Tally> => {
    const tallies: Tally[] = [];
    for (const shard of shards) {
      const left = (endsAt - performance.now()) / 1000;
      tallies.push(await runVitest({ project: 'screens', limitSeconds: left, env, shard }));
    }
    return sumOf(tallies);
  };
  return sumOf(await Promise.all(screenShards.map(runInTurn)));
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

/** The last result of each file stays for `npm run trace` (R58). */
function keepReport(name: string, report: unknown): void {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
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

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults = [] } = report as VitestReport;
  const failures = testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0 ? [file.name] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file.name}: ${fullName}`),
  ]);
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, failures };
}

function playwrightTally(report: unknown): Tally {
  const { stats } = report as { readonly stats: Readonly<Record<string, number>> };
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
  };
}
