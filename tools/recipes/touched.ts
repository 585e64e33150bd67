import type { RecipeBounds } from './recipe.ts';

export interface Touched {
  readonly created: readonly string[];
  readonly edited: readonly string[];
  readonly generated: readonly string[];
}

/** The touched files by kind, as the page of the recipe shows them. */
export function touchedTable(touched: Touched): string {
  const { created, edited, generated } = touched;
  return `${handTable({ created, edited })}\n${section('generated', generated)}`;
}

/** The part that follows from the recipe alone. */
export function handTable(touched: Omit<Touched, 'generated'>): string {
  const { created, edited } = touched;
  return [
    section('new', created.filter(isWritten)),
    section('edited by hand', edited.filter(isWritten)),
    section('translated', [...created, ...edited].filter(isTranslated)),
  ].join('\n');
}

/**
 * A text is written in English once; its translations follow, one file a language. They are shown
 * apart, so that the bounds say the same however many languages there are.
 */
function isTranslated(path: string): boolean {
  return path.startsWith('packages/i18n/locales/') && !path.includes('/en/');
}

function isWritten(path: string): boolean {
  return !isTranslated(path);
}

function section(title: string, paths: readonly string[]): string {
  const lines = paths.map(withoutNumber).toSorted();
  return [`${title}: ${lines.length}`, ...lines.map((path) => `  ${path}`)].join('\n');
}

/** The number of a new migration is the next one, whatever it is today. */
function withoutNumber(path: string): string {
  return path.replace(/^server\/migrations\/\d{4}-/u, 'server/migrations/next-');
}

/** What is more than the recipe allows, translations not counted. */
export function excesses(
  touched: Omit<Touched, 'generated'>,
  bounds: RecipeBounds,
): readonly string[] {
  return [
    ...excess(touched.created.filter(isWritten), bounds.newFiles, 'new files'),
    ...excess(touched.edited.filter(isWritten), bounds.editedFiles, 'files edited by hand'),
  ];
}

function excess(paths: readonly string[], bound: number, name: string): readonly string[] {
  return paths.length > bound ? [`${paths.length} ${name}, more than ${bound}.`] : [];
}
