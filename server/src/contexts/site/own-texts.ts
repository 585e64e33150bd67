import type { Locale } from '@portal/i18n';
import { compileText } from '@portal/i18n/files';
import type { AssetRoute } from '../../platform/http/asset-route.ts';
import { revisionOf } from './section-revision.ts';
import type { SiteViewer } from './site-view.ts';

const weekSeconds = 604_800;

export type OwnTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** What boot answers name and browsers fetch: another text is another revision. */
export function ownTextRevisions(texts: OwnTexts): { locale: string; revision: string }[] {
  return Object.entries(texts)
    .filter(([, rows]) => Object.keys(rows).length > 0)
    .map(([locale, rows]) => ({ locale, revision: revisionOf(rows) }));
}

/** Compiled, by key; what does not compile any more is left to the release. */
export function compiledTexts(rows: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([key, text]) => {
      try {
        return [[key, compileText(text)]];
      } catch {
        return [];
      }
    }),
  );
}

/**
 * The texts of a language as browsers lay them over those of the release; a revision is one file.
 */
export function ownTextRoute(viewer: SiteViewer): AssetRoute {
  return {
    path: '/texts/{locale}/{revision}',
    maxAgeSeconds: weekSeconds,
    read: async ({ locale = '', revision = '' }) => {
      const { texts } = (await viewer.current()).configuration;
      const found = ownTextRevisions(texts).find((row) => row.locale === locale);
      const rows = Object.entries(texts).find(([name]) => name === locale)?.[1];
      return found?.revision === revision && rows !== undefined
        ? { body: JSON.stringify(compiledTexts(rows)), contentType: 'application/json' }
        : undefined;
    },
  };
}
