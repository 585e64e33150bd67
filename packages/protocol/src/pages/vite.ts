/**
 * The build side of the page list: what a server needs to know of a front end's page table is
 * written beside its `index.html`, so that nobody keeps the addresses a second time.
 */
import { pageList, pageListFile, type ListedPage } from './page-list.ts';

/** What is used of the bundler's plugin interface. */
interface PagesPlugin {
  readonly name: string;
  readonly apply: 'build';
  generateBundle(this: {
    emitFile(file: {
      readonly type: 'asset';
      readonly fileName: string;
      readonly source: string;
    }): string;
  }): Promise<void>;
}

export function listPages(readRows: () => Promise<readonly ListedPage[]>): PagesPlugin {
  return {
    name: 'portal-pages',
    apply: 'build',
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: pageListFile,
        source: JSON.stringify(listOf(await readRows())),
      });
    },
  };
}

/**
 * For the reading of a table in Node: a row may name an icon, whose style sheet means nothing
 * there.
 */
export const withoutStyles = {
  name: 'portal-without-styles',
  enforce: 'pre',
  resolveId: (id: string): string | undefined => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id: string): string | undefined => (id === '\0no-style' ? 'export {};' : undefined),
} as const;

/** The rows as the server reads them, without what only the browser knows. */
export function listOf(rows: readonly ListedPage[]): readonly ListedPage[] {
  return pageList.parse(
    rows.map(({ path, oneOf, hasFirstPaint, category, isMeasured }) => ({
      path,
      oneOf,
      hasFirstPaint,
      category,
      isMeasured,
    })),
  );
}
