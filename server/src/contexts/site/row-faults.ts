import type { SiteConfiguration } from './configuration.ts';

/** Rows that nobody could tell apart, and those that never show. */
export function rowFaults(site: SiteConfiguration): readonly string[] {
  const { notices, banners, help, helpLines } = site;
  return [
    ...repeated('notices', notices),
    ...repeated('banners', banners),
    ...repeated('help', help),
    ...repeated(
      'help.articles',
      help.flatMap(({ articles }) => articles),
    ),
    ...repeated('helpLines', helpLines),
    ...reversed('notices', notices),
    ...reversed('banners', banners),
  ];
}

function repeated(place: string, rows: readonly { readonly id: string }[]): readonly string[] {
  const ids = rows.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${place}: ${id} is there twice`);
}

interface Scheduled {
  readonly showFrom: string | null;
  readonly showTo: string | null;
}

/** A schedule that ends before it begins. */
function reversed(place: string, rows: readonly Scheduled[]): readonly string[] {
  return rows.flatMap(({ showFrom, showTo }, at) =>
    showFrom !== null && showTo !== null && Date.parse(showFrom) >= Date.parse(showTo)
      ? [`${place}.${at}.showTo: not after showFrom`]
      : [],
  );
}
