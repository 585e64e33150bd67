import type { ListedPage } from '@portal/protocol';
import type { SiteConfiguration } from '../contexts/site/index.ts';
import type { PageSources } from '../platform/http/security-headers.ts';

/** Where Google's tag comes from, and where it sends what it counts. */
const tag = {
  script: 'https://www.googletagmanager.com',
  calls: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
} as const;

/**
 * The hosts that the configuration brings into the policy of a page: the other addresses of the
 * site, which the speed test calls; those of pictures; and those of its analytics, on pages that
 * may be counted.
 */
export function pageSourcesOf(
  site: Pick<SiteConfiguration, 'domains' | 'imageCDNs' | 'analytics'>,
  page: ListedPage | undefined,
): PageSources {
  const isCounted = site.analytics.gtagId !== '' && page?.isMeasured === true;
  return {
    scripts: isCounted ? [tag.script] : [],
    calls: [...site.domains.map((domain) => `https://${domain}`), ...(isCounted ? tag.calls : [])],
    pictures: [
      ...new Set(site.imageCDNs.filter((link) => URL.canParse(link)).map(originOf)),
      ...(isCounted ? [tag.script, ...tag.calls] : []),
    ],
  };
}

function originOf(link: string): string {
  return new URL(link).origin;
}
