import type { SiteConfiguration } from './configuration.ts';

/** Rows that nobody could tell apart, and those that never show. */
export function rowFaults({ notices, help }: SiteConfiguration): readonly string[] {
  return [
    ...repeated('notices', notices),
    ...repeated('help', help),
    ...repeated(
      'help.articles',
      help.flatMap(({ articles }) => articles),
    ),
    ...notices.flatMap(({ showFrom, showTo }, at) =>
      showFrom !== null && showTo !== null && Date.parse(showFrom) >= Date.parse(showTo)
        ? [`notices.${at}.showTo: not after showFrom`]
        : [],
    ),
  ];
}

function repeated(place: string, rows: readonly { readonly id: string }[]): readonly string[] {
  const ids = rows.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${place}: ${id} is there twice`);
}
