import { lineOrigin, type ListedPage } from '@portal/protocol';
import type { SiteConfiguration } from '../contexts/site/index.ts';
import type { PageSources } from '../platform/http/security-headers.ts';

/** Where Google's tag comes from, and where it sends what it counts. */
const tag = {
  script: 'https://www.googletagmanager.com',
  calls: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
} as const;

/**
 * The hosts that the configuration brings into the policy of a page: the other addresses of the
 * site, which the speed test calls; those of launches, which are asked before a game opens; those
 * of pictures; those of the check that tells people from programs, and of who proves numbers; and
 * those of its analytics, on pages that may be counted.
 */
export function pageSourcesOf(
  site: Pick<
    SiteConfiguration,
    'domains' | 'imageCDNs' | 'launchGameCDNs' | 'analytics' | 'captcha' | 'firebase'
  >,
  page: ListedPage | undefined,
): PageSources {
  const isCounted = site.analytics.gtagId !== '' && page?.isMeasured === true;
  const checks = checkHostsOf(site.captcha);
  const numbers = numberHostsOf(site.firebase);
  return {
    scripts: [...(isCounted ? [tag.script] : []), ...checks, ...numbers.scripts],
    calls: [
      ...site.domains.map(lineOrigin),
      ...originsOf(site.launchGameCDNs),
      ...(isCounted ? tag.calls : []),
      ...checks,
      ...numbers.calls,
    ],
    pictures: [
      ...originsOf(site.imageCDNs),
      ...(isCounted ? [tag.script, ...tag.calls] : []),
      ...checks,
    ],
    styles: checks,
    frames: numbers.frames,
  };
}

/** The login may open on every page, and with it the check that it asks for. */
function checkHostsOf({ kinds, geetest }: SiteConfiguration['captcha']): readonly string[] {
  return geetest === undefined || !kinds.includes('geetest')
    ? []
    : originsOf([geetest.scriptUrl, ...geetest.hosts]);
}

/** The registration opens on every page as well; Firebase asks in a frame who wants a code. */
function numberHostsOf(firebase: SiteConfiguration['firebase']) {
  if (firebase === undefined) {
    return { scripts: [], calls: [], frames: [] };
  }
  const { sdkUrl, hosts, authDomain } = firebase;
  return {
    scripts: originsOf([sdkUrl, ...hosts.scripts]),
    calls: originsOf(hosts.calls),
    frames: originsOf([...hosts.scripts, `https://${authDomain}`]),
  };
}

function originsOf(links: readonly string[]): readonly string[] {
  const ofOthers = links.filter((link) => URL.canParse(link));
  return [...new Set(ofOthers.map((link) => new URL(link).origin))];
}
