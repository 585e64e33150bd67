import type { ConfigurationFault } from './content-fault.ts';
import type { SiteConfiguration } from './configuration.ts';

/** Rows that nobody could tell apart, and those that never show. */
export function rowFaults(site: SiteConfiguration): readonly ConfigurationFault[] {
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
    ...repeated(
      'register.order',
      site.register.order.map((id) => ({ id })),
    ),
    ...reversed('notices', notices),
    ...reversed('banners', banners),
    ...help.flatMap(({ articles }, at) => reversed(`help.${at}.articles`, articles)),
  ];
}

function repeated(
  place: string,
  rows: readonly { readonly id: string }[],
): readonly ConfigurationFault[] {
  const ids = rows.map(({ id }) => id);
  return ids
    .filter((id, at) => ids.indexOf(id) < at)
    .map((id) => ({ place, kind: 'twice', text: `${id} is there twice` }));
}

interface Scheduled {
  readonly showFrom: string | null;
  readonly showTo: string | null;
}

/** A schedule that ends before it begins. */
function reversed(place: string, rows: readonly Scheduled[]): readonly ConfigurationFault[] {
  return rows.flatMap(({ showFrom, showTo }, at) =>
    showFrom !== null && showTo !== null && Date.parse(showFrom) >= Date.parse(showTo)
      ? [{ place: `${place}.${at}.showTo`, kind: 'order' as const, text: 'not after showFrom' }]
      : [],
  );
}

/** Announcements with nothing to read in any language, as an operator may not write them. */
export function silentNotices({ notices }: SiteConfiguration): readonly ConfigurationFault[] {
  return notices.flatMap(({ title, content }, at) =>
    Object.entries({ title, content })
      .filter(([, texts]) => Object.values(texts).every(isSilent))
      .map(([field]) => ({
        place: `notices.${at}.${field}`,
        kind: 'empty',
        text: 'nothing to read',
      })),
  );
}

/** Nothing but marks of rich text. */
function isSilent(text: string): boolean {
  return text.replaceAll(/<[^<>]*>/gu, '').trim() === '';
}
