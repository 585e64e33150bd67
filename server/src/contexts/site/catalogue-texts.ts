import type { Locale } from '@portal/i18n';
import {
  flatTexts,
  listAreas,
  messageFault,
  readOwnTexts,
  readTexts,
  type MessageFault,
} from '@portal/i18n/files';

/** Areas that no page of the site reads from its files: of the desk, the server and the build. */
const otherAreas = new Set(['errors', 'closed', 'lottery-games']);

export interface ShippedText {
  /** With its area, `session.login.title`. */
  readonly key: string;
  readonly english: string;
  /** What the release says in the language; null where another language stands in. */
  readonly own: string | null;
}

/** The texts of this release that an operator may say otherwise, read once for each language. */
export interface CatalogueTexts {
  list(locale: Locale): readonly ShippedText[];
  /** Undefined for a text that is good; `unknown` for a key that this release does not have. */
  faultOf(key: string, text: string, locale: Locale): MessageFault | 'unknown' | undefined;
}

export function createCatalogueTexts(): CatalogueTexts {
  const english = new Map<string, string>();
  const lists = new Map<Locale, readonly ShippedText[]>();

  function source(): ReadonlyMap<string, string> {
    if (english.size === 0) {
      for (const area of siteAreas()) {
        flatTexts(readTexts('en', area)).forEach(([key, text]) =>
          english.set(`${area}.${key}`, text),
        );
      }
    }
    return english;
  }

  return {
    list(locale) {
      const kept = lists.get(locale) ?? readList(locale, source());
      lists.set(locale, kept);
      return kept;
    },
    faultOf(key, text, locale) {
      const shipped = source().get(key);
      return shipped === undefined ? 'unknown' : messageFault(text, { source: shipped, locale });
    },
  };
}

function siteAreas() {
  return listAreas().filter((area) => !area.startsWith('desk-') && !otherAreas.has(area));
}

function readList(locale: Locale, english: ReadonlyMap<string, string>): readonly ShippedText[] {
  const own = new Map<string, string>(
    siteAreas().flatMap((area) =>
      flatTexts(readOwnTexts(locale, area) ?? {}).map(
        ([key, text]) => [`${area}.${key}`, text] as const,
      ),
    ),
  );
  return [...english].map(([key, text]) => ({ key, english: text, own: own.get(key) ?? null }));
}
