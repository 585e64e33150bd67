import { listedBody, strayHostOf, strayHostsOf } from '../../platform/link-hosts.ts';
import { isListedLink } from '../../platform/safe-link.ts';
import type { SiteConfiguration } from './configuration.ts';
import type { SectionName } from './sections.ts';

type LocalText = Readonly<Record<string, string>>;
type Content = Pick<
  SiteConfiguration,
  'banners' | 'notices' | 'help' | 'resources' | 'customerService'
>;

/** Where links of content may lead (R78): the site itself, its pictures, and what it names. */
export function linkHostsOf(site: SiteConfiguration): ReadonlySet<string> {
  const { domains, mainDomain, imageCDNs, linkHosts } = site;
  const pictures = imageCDNs.flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []));
  const hosts = [...domains, mainDomain, ...pictures, ...linkHosts].filter((host) => host !== '');
  // As a browser reads them: in small letters, and without the port that is the usual one.
  return new Set(hosts.map((host) => host.toLowerCase().replace(/:443$/u, '')));
}

/**
 * The site as visitors see it: links to hosts that are not on the list are gone, what they stood in
 * stays. A channel or an app that is nothing but its link is gone with it.
 */
export function withListedLinks(site: SiteConfiguration): SiteConfiguration {
  const hosts = linkHostsOf(site);
  const isListed = (link: string) => link === '' || isListedLink(link, hosts);
  const bodies = (texts: LocalText) =>
    Object.fromEntries(
      Object.entries(texts).map(([code, body]) => [code, listedBody(body, hosts)]),
    );
  return {
    ...site,
    banners: site.banners.map((row) => ({
      ...row,
      ...(!isListed(row.link) && { link: '', linkageType: '' }),
      ...(!isListed(row.url) && { url: '' }),
    })),
    notices: site.notices.map((row) => ({ ...row, content: bodies(row.content) })),
    help: site.help.map((topic) => ({
      ...topic,
      articles: topic.articles.map((row) => ({ ...row, content: bodies(row.content) })),
    })),
    resources: site.resources.filter(({ url }) => isListed(url)),
    customerService: site.customerService.filter(({ url }) => isListed(url)),
  };
}

/** The first host out of the list that a link of these sections leads to. */
export function firstStrayHost(
  site: SiteConfiguration,
  sections: readonly SectionName[],
): string | undefined {
  const hosts = linkHostsOf(site);
  const [first] = sections.flatMap((name) => [
    ...linksOf(site, name).flatMap((link) => strayHostOf(link, hosts) ?? []),
    ...bodiesOf(site, name).flatMap((body) => strayHostsOf(body, hosts)),
  ]);
  return first;
}

function linksOf(site: Content, section: SectionName): readonly string[] {
  if (section === 'banners') {
    return site.banners.flatMap(({ link, url }) => [link, url]);
  }
  return section === 'contact'
    ? [...site.customerService, ...site.resources].map(({ url }) => url)
    : [];
}

function bodiesOf(site: Content, section: SectionName): readonly string[] {
  if (section === 'announcements') {
    return site.notices.flatMap(({ content }) => Object.values(content));
  }
  return section === 'help'
    ? site.help.flatMap(({ articles }) => articles.flatMap(({ content }) => Object.values(content)))
    : [];
}
