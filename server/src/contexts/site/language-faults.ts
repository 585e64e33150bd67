import type { ConfigurationFault } from './content-fault.ts';
import type { SiteConfiguration } from './configuration.ts';

type LocalText = Readonly<Record<string, string>>;

/** The languages of a site and the texts that the brand brings in them. */
export function languageFaults(site: SiteConfiguration): readonly ConfigurationFault[] {
  const codes = site.languages.map(({ code }) => code);
  const repeated = codes.filter((code, at) => codes.indexOf(code) < at);
  return [
    ...repeated.map((code) => ({
      place: 'languages',
      kind: 'twice' as const,
      text: `${code} is there twice`,
    })),
    ...(codes.includes(site.defaultLanguage)
      ? []
      : [{ place: 'defaultLanguage', kind: 'language' as const, text: 'not one of languages' }]),
    ...ownTexts(site).flatMap(([place, text]) => textFaults(site, { place, text })),
    ...audienceFaults(site),
  ];
}

/** What is for a language that the site does not have would never be seen. */
function audienceFaults(site: SiteConfiguration): readonly ConfigurationFault[] {
  const codes = site.languages.map(({ code }) => code);
  const rows = [
    ...site.banners.map((row, at) => [`banners.${at}`, row] as const),
    ...site.notices.map((row, at) => [`notices.${at}`, row] as const),
    ...site.help.flatMap(({ articles }, at) =>
      articles.map((row) => [`help.${at}.${row.id}`, row] as const),
    ),
  ];
  const channels = [
    ...site.customerService.map((row, at) => [`customerService.${at}.languages`, row] as const),
    ...site.resources.map((row, at) => [`resources.${at}.languages`, row] as const),
  ];
  const chosen = [
    ...rows.map(([place, row]) => [`${place}.audience.languages`, row.audience] as const),
    ...channels,
  ];
  return chosen.flatMap(([place, { languages = [] }]) =>
    languages
      .filter((code) => !codes.includes(code))
      .map((code) => ({
        place,
        kind: 'language' as const,
        text: `${code} is not one of languages`,
      })),
  );
}

function textFaults(
  { languages, defaultLanguage }: SiteConfiguration,
  { place, text }: { readonly place: string; readonly text: LocalText },
): readonly ConfigurationFault[] {
  const strange = Object.keys(text).filter((code) =>
    languages.every((language) => language.code !== code),
  );
  return [
    ...strange.map((code) => ({
      place,
      kind: 'language' as const,
      text: `${code} is not one of languages`,
    })),
    ...(Object.hasOwn(text, defaultLanguage)
      ? []
      : [{ place, kind: 'missing' as const, text: `no text in ${defaultLanguage}` }]),
  ];
}

function ownTexts({
  banners,
  notices,
  help,
  helpLines,
}: SiteConfiguration): readonly (readonly [string, LocalText])[] {
  return [
    ...banners.flatMap(({ title, text, action }, at) => [
      [`banners.${at}.title`, title] as const,
      [`banners.${at}.text`, text] as const,
      [`banners.${at}.action`, action] as const,
    ]),
    ...notices.flatMap(({ title, content }, at) => [
      [`notices.${at}.title`, title] as const,
      [`notices.${at}.content`, content] as const,
    ]),
    ...helpLines.flatMap(({ name, text }, at) => [
      [`helpLines.${at}.name`, name] as const,
      [`helpLines.${at}.text`, text] as const,
    ]),
    ...help.flatMap((topic, at) => [
      [`help.${at}.title`, topic.title] as const,
      ...topic.articles.flatMap(({ id, title, content }) => [
        [`help.${at}.${id}.title`, title] as const,
        [`help.${at}.${id}.content`, content] as const,
      ]),
    ]),
  ];
}
