import type { FileResult } from './requirement-tests.ts';

/** What is read of a report in the form of vitest. */
export interface RunReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The last result of each file of tests, whichever report it stands in. */
export function fileResults(
  reports: readonly RunReport[],
  root: string,
): ReadonlyMap<string, FileResult> {
  const files = reports
    .flatMap(({ testResults = [] }) => testResults)
    .toSorted((left, right) => left.startTime - right.startTime);
  return new Map(files.map((file) => [pathOf(file.name, root), resultOf(file)]));
}

function pathOf(name: string, root: string): string {
  const path = name.replaceAll('\\', '/');
  const start = `${root.replaceAll('\\', '/')}/`;
  return path.startsWith(start) ? path.slice(start.length) : path;
}

/** A file that could not even be read has failed as one. */
function resultOf(file: NonNullable<RunReport['testResults']>[number]): FileResult {
  const count = (state: string) =>
    file.assertionResults.filter(({ status }) => status === state).length;
  const failed = count('failed');
  return {
    passed: count('passed'),
    failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    at: Temporal.Instant.fromEpochMilliseconds(Math.floor(file.startTime)).toString(),
  };
}
