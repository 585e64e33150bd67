import type { Offence, Rule } from '../rule.ts';

const page = 'docs/specification.md';
/** Lines of the specification; a line is never taken out of the page. */
const lineCount = 409;
const states = ['whole', 'part', 'open'] as const;
type State = (typeof states)[number];

interface Row {
  readonly line: number;
  readonly state: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/**
 * That the named files exist is kept by the rule of pages. The counts at the top of the page are
 * written by hand, so that a row cannot lose its proof unless somebody lowers them.
 */
export const specification: Rule = {
  name: 'specification',
  sentence: 'every line of the specification has its row, and what stands names its proof',
  check: (tree) => {
    const text = tree.text(page);
    const rows = rowsOf(text);
    return [
      ...rows.flatMap((row) => faultsOf(row).map((message) => offence(message, row.line))),
      ...countFaults(text, rows).map((message) => offence(message)),
    ];
  },
};

function rowsOf(text: string): readonly Row[] {
  return text.split('\n').flatMap((content, index) => {
    const [, , state = '', , files = '', tests = ''] = content
      .split('|')
      .map((cell) => cell.trim());
    const isRow = content.startsWith('| ') && state !== 'State' && !/^-+$/u.test(state);
    return isRow ? [{ line: index + 1, state, files: pathsIn(files), tests: pathsIn(tests) }] : [];
  });
}

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path);
}

function faultsOf({ state, files, tests }: Row): readonly string[] {
  if (!isState(state)) {
    return [`A state is one of ${states.join(', ')}, not "${state}".`];
  }
  if (state === 'open') {
    return files.length + tests.length === 0 ? [] : ['A line that is open names no files.'];
  }
  return [
    ...(files.length === 0 ? ['A line that stands names the file that does it.'] : []),
    ...tests.filter((path) => !isTest(path)).map((path) => `${path} is no test.`),
  ];
}

function isState(text: string): text is State {
  return states.some((state) => state === text);
}

function isTest(path: string): boolean {
  return /\.(?:test\.tsx?|spec\.ts)$/u.test(path);
}

function countFaults(text: string, rows: readonly Row[]): readonly string[] {
  const counts = states.map((state) => rows.filter((row) => row.state === state).length);
  const proven = rows.filter(({ tests }) => tests.length > 0).length;
  const [whole, part, open] = counts;
  const standing = `Of ${lineCount} lines ${whole} stand whole, ${part} in part, ${open} are open`;
  const sentence = `${standing}; ${proven} name their test.`;
  return [
    ...(rows.length === lineCount ? [] : [`${rows.length} rows, not ${lineCount}.`]),
    ...(text.includes(sentence) ? [] : [`The page does not say "${sentence}".`]),
  ];
}

function offence(message: string, line = 1): Offence {
  return { path: page, line, message };
}
