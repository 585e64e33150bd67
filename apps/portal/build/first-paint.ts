import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, locales, wholeLocales } from '@portal/i18n';
import { openTexts } from '@portal/i18n/files';
import { inlineSheet } from '@portal/ui/vite';
import type { Plugin } from 'vite';

const languageModule = /virtual:messages\/(?<locale>[\w-]+)$/u;
/**
 * What is asked for with the document: the files of the pages whose first games it brings, by the
 * name of these in the boot answer, those of others by their address, and for the rest the table
 * that knows their files.
 */
const laterPages = 'src/app/later-pages.ts';
/** The login over home: what it hangs on would be asked for one after the other. */
const entry = [
  'src/app/pages/home-page.tsx',
  'src/app/layers.tsx',
  'src/app/guard.ts',
  'src/app/session-gate.tsx',
];
const pageSources = {
  '/login': [...entry, 'src/features/session/components/login-dialog.tsx'],
  '/register': [...entry, 'src/features/session/components/register-dialog.tsx'],
  home: ['src/app/pages/home-page.tsx'],
  centre: ['src/app/pages/centre-page.tsx'],
  '/promotions': [laterPages, 'src/app/pages/promotions-page.tsx'],
  others: [laterPages],
};
const rules = join(import.meta.dirname, 'first-paint.css');
const linkedScript = /<script type="module" crossorigin src="(?<href>[^"]+)"><\/script>/gu;
const linkedSheet = /<link rel="stylesheet" crossorigin href="(?<href>[^"]+)">/gu;

/** The part of the bundler's output that this plugin reads. */
interface Output {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Inlines the rules and the script of the first paint, so that only the document stands before it.
 * The sheets and scripts of the page are fetched meanwhile, those of home and of the centres
 * included, which their entry would ask for one round trip later. The server adds the nonce.
 */
export function firstPaint(): Plugin {
  return {
    name: 'portal-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files: readonly Output[] = Object.values(bundle ?? {});
        const scripts = hrefsOf(html, linkedScript);
        // The links stand below the pictures of the first paint, so that the browser gives its
        // first connections to the pictures.
        const fetched = scripts.map(
          (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
        );
        const script = inlineScript({
          __MESSAGE_FILES__: messageFiles(files),
          __RIGHT_TO_LEFT__: locales.filter((locale) => directionOf(locale) === 'rtl'),
          __LATE_SHEETS__: hrefsOf(html, linkedSheet),
          __PAGE_FILES__: pageFiles(files, scripts),
          __SCRIPTS__: scripts,
          __FAILED_TEXTS__: failedTexts(),
        });
        const style = inlineSheet(readFileSync(rules, 'utf8'));
        return html
          .replaceAll(linkedScript, '')
          .replaceAll(linkedSheet, '<link rel="preload" as="style" crossorigin href="$<href>">')
          .replace('<!--first-paint-style-->', () => `<style>${style}</style>`)
          .replace(
            '<!--first-paint-script-->',
            () => `${fetched.join('')}<script>${script}</script>`,
          );
      },
    },
  };
}

function hrefsOf(html: string, link: RegExp): readonly string[] {
  return [...html.matchAll(link)].map(({ groups }) => groups?.['href'] ?? '');
}

function inlineScript(values: Readonly<Record<string, unknown>>): string {
  const script = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8');
  return Object.entries(values).reduce(
    (text, [place, value]) => text.replace(place, () => JSON.stringify(value)),
    script,
  );
}

/**
 * What is said in each whole language when no script arrives: then no texts do either (SYS-06).
 */
function failedTexts() {
  const texts = openTexts();
  return Object.fromEntries(
    wholeLocales.map((locale) => {
      const t = texts.translator(locale, 'shell');
      const keys = ['title', 'text', 'late', 'again'] as const;
      return [locale, Object.fromEntries(keys.map((key) => [key, t(`chunkFailed.${key}`)]))];
    }),
  );
}

/** The script of each whole language's texts; the others are too many for every document. */
function messageFiles(files: readonly Output[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.flatMap(({ fileName, facadeModuleId }) => {
      const locale = languageModule.exec(facadeModuleId ?? '')?.groups?.['locale'];
      const isNamed = wholeLocales.some((name) => name === locale);
      return locale === undefined || !isNamed ? [] : [[locale, `/${fileName}`]];
    }),
  );
}

type Links = readonly Readonly<Record<string, string>>[];

/** Scripts and sheets of each page, as the attributes of the links that ask for them. */
function pageFiles(
  files: readonly Output[],
  scripts: readonly string[],
): Readonly<Record<string, Links>> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const first = reachedFrom(
    scripts.map((href) => href.slice(1)),
    byName,
  );
  return Object.fromEntries(
    Object.entries(pageSources).map(([name, sources]) => {
      const entries = files.filter(({ moduleIds = [] }) =>
        sources.some((source) => moduleIds.some((id) => id.endsWith(source))),
      );
      const reached = reachedFrom(
        entries.map(({ fileName }) => fileName),
        byName,
      );
      return [
        name,
        linksOf(
          [...reached].filter((fileName) => !first.has(fileName)),
          byName,
        ),
      ];
    }),
  );
}

/** Every script that these import, themselves included. */
function reachedFrom(
  entries: readonly string[],
  byName: ReadonlyMap<string, Output>,
): ReadonlySet<string> {
  const reached = new Set(entries);
  // A set hands out what is added while it is walked.
  for (const fileName of reached) {
    byName.get(fileName)?.imports?.forEach((imported) => reached.add(imported));
  }
  return reached;
}

function linksOf(fileNames: readonly string[], byName: ReadonlyMap<string, Output>): Links {
  const sheets = fileNames.flatMap((fileName) => [
    ...(byName.get(fileName)?.viteMetadata?.importedCss ?? []),
  ]);
  return [
    ...fileNames.map((fileName) => ({ rel: 'modulepreload', href: `/${fileName}` })),
    ...sheets.map((sheet) => ({ rel: 'preload', as: 'style', href: `/${sheet}` })),
  ];
}

/**
 * In development the page borrows the boot answer of the running server; a closed site has none.
 */
export function borrowedBoot(server: string): Plugin {
  return {
    name: 'portal-borrowed-boot',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const served = await (await fetch(`${server}/`)).text();
        const boot = /<script[^>]*id="boot"[^>]*>[\s\S]*?<\/script>/u.exec(served)?.[0];
        return boot === undefined ? served : html.replace('<!--boot-->', () => boot);
      },
    },
  };
}
