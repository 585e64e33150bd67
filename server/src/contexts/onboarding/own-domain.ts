import type { SiteConfiguration } from '../site/index.ts';

/** Where somebody registered. */
export interface RegisteredAt {
  readonly domain: string | undefined;
  /** What the form said, where that is no domain of the site. */
  readonly sentDomain: string | undefined;
}

/**
 * The domain that a form names, if it is one of the site's, whatever its port; else the one that
 * the call came to, or the main one. A site that names no domains has nothing to hold it against.
 */
export function ownDomain(
  { domains, mainDomain }: Pick<SiteConfiguration, 'domains' | 'mainDomain'>,
  typed: string | undefined,
  host: string,
): RegisteredAt {
  const own = [mainDomain, ...domains].filter((name) => name !== '').map(nameOf);
  const named = nameOf(typed ?? '');
  if (named === '' || own.length === 0 || own.includes(named)) {
    return { domain: named === '' ? undefined : named, sentDomain: undefined };
  }
  const domain = own.includes(nameOf(host)) ? nameOf(host) : own[0];
  return { domain, sentDomain: typed?.trim() };
}

/** Browsers say of a page the name of its host alone. */
function nameOf(domain: string): string {
  return domain.trim().toLowerCase().replace(/:\d+$/u, '');
}
