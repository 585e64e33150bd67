import type { BootAnswer, ReplyOf } from '@portal/protocol';
import {
  acceptedPatterns,
  isOfferNotice,
  questionTypes,
  registrationFields,
} from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import { currency } from '@portal/money';
import { hostsFor } from '../../platform/hosts-for.ts';
import { dialingCodeOf } from '../../platform/phone-numbers.ts';
import { ownTextRevisions } from './own-texts.ts';
import type { SiteConfiguration } from './configuration.ts';
import type { OfferedLanguage } from './languages.ts';
import { isInPlace } from './in-place.ts';
import { shownNow } from './shown-now.ts';
import type { SiteSnapshot } from './site-view.ts';

type Endpoints = typeof endpoints;
export type SystemAnswer = BootAnswer['system'];
export type RegisterSettings = ReplyOf<Endpoints['readRegisterSettings']>;

/**
 * The texts of the brand are its own, by code: two codes may differ where their locale does not.
 */
function inLanguage(
  texts: Readonly<Record<string, string>>,
  snapshot: SiteSnapshot,
  { code }: OfferedLanguage,
) {
  return texts[code] ?? texts[snapshot.languages.byDefault.code] ?? '';
}

/** Who asks: where from, and in which language. */
export interface Caller {
  readonly ip: string;
  readonly language: OfferedLanguage;
}

export function presentSystem(snapshot: SiteSnapshot, caller: Caller): SystemAnswer {
  const { configuration: site, regions } = snapshot;
  const status = snapshot.statusFor(caller.ip);
  const say = (texts: Readonly<Record<string, string>>) =>
    inLanguage(texts, snapshot, caller.language);
  return {
    status,
    maintenance: status === 1,
    regionRestriction: status === 2,
    location: { ip: caller.ip, countryCode: regions.countryOf(caller.ip) },
    info: presentInfo(site, caller),
    banners: shownNow(snapshot)
      .banners.filter((row) => isMeantFor(row, snapshot, caller))
      .map(({ showFrom: _from, showTo: _to, audience, ...row }) => ({
        ...row,
        isOffer: isOfferBanner(row),
        title: say(row.title),
        text: say(row.text),
        action: say(row.action),
        audience: {
          ...shownAudience(audience),
          ...(isEntry(row.link) && { login: 'visitors' as const }),
        },
      })),
    notices: presentNotices(snapshot, caller),
  };
}

/** Members are sent home from there, so no banner leads them to it. */
function isEntry(link: string): boolean {
  return /^\/(?:login|register)\b/u.test(link);
}

/** A banner of which nobody said anything advertises, like those that were there before. */
export function isOfferBanner({ isOffer = true }: { readonly isOffer?: boolean | undefined }) {
  return isOffer;
}

type Audience = SiteConfiguration['banners'][number]['audience'];

/** What the answer may hold by language and by place; the page knows the rest. */
function isMeantFor(
  { audience }: { readonly audience: Audience },
  { regions }: SiteSnapshot,
  { ip, language }: Caller,
): boolean {
  return isInPlace(audience, { language: language.code, country: regions.countryOf(ip) });
}

/** Channels and links that are for readers of a language, without saying so. */
function inTheirLanguage<Row extends { readonly languages?: readonly string[] | undefined }>(
  rows: readonly Row[],
  { code }: OfferedLanguage,
): Omit<Row, 'languages'>[] {
  return rows.flatMap(({ languages, ...row }) =>
    languages === undefined || languages.includes(code) ? [row] : [],
  );
}

function shownAudience({ login, device, leastRank }: Audience) {
  return { login, device, leastRank };
}

/** The same with switches and registration rules in `info` (portal.md 7, system). */
export function presentStatus(
  snapshot: SiteSnapshot,
  caller: Caller,
): ReplyOf<Endpoints['readStatus']> {
  const { configuration } = snapshot;
  const system = presentSystem(snapshot, caller);
  const register = presentRegisterSettings(configuration);
  const info = { ...system.info, whitelabelVal: configuration.switches, register };
  return { ...system, info };
}

/** What agents alone are told, or what everybody is told. */
interface MeantForAgents {
  readonly isForAgents: boolean;
}

/** Those whose schedule holds now, in the order of the site. */
export function presentNotices(
  snapshot: SiteSnapshot,
  caller: Caller,
  { isForAgents }: MeantForAgents = { isForAgents: false },
): SystemAnswer['notices'] {
  const { language } = caller;
  return shownNow(snapshot)
    .notices.filter((row) => (row.isForAgents === true) === isForAgents)
    .filter((row) => isMeantFor(row, snapshot, caller))
    .map(({ showFrom: _from, showTo: _to, isForAgents: _agents, audience, ...row }) => ({
      ...row,
      isOffer: isOfferNotice(row),
      isPinned: row.isPinned === true,
      title: inLanguage(row.title, snapshot, language),
      content: inLanguage(row.content, snapshot, language),
      audience: shownAudience(audience),
    }));
}

/** The help centre as a caller gets it; a topic without articles is not there. */
export function presentHelp(
  snapshot: SiteSnapshot,
  caller: Caller,
): ReplyOf<Endpoints['readHelpCenter']> {
  const { feedback } = snapshot.configuration;
  const { language } = caller;
  const say = (texts: Readonly<Record<string, string>>) => inLanguage(texts, snapshot, language);
  return {
    topics: shownNow(snapshot)
      .help.map((topic) => ({
        ...topic,
        articles: topic.articles.filter((row) => isMeantFor(row, snapshot, caller)),
      }))
      .filter(({ articles }) => articles.length > 0)
      .map(({ id, title, articles }) => ({
        id,
        title: say(title),
        articles: articles.map((row) => ({
          id: row.id,
          title: say(row.title),
          content: say(row.content),
          audience: shownAudience(row.audience),
        })),
      })),
    feedback: { ...feedback, questionTypes: [...questionTypes] },
  };
}

/** Lines of the country of the caller stand first, those for everywhere last. */
export function presentHelpLines(
  snapshot: SiteSnapshot,
  { ip, language }: { readonly ip: string; readonly language: OfferedLanguage },
): ReplyOf<Endpoints['readHelpLines']> {
  const here = snapshot.regions.countryOf(ip);
  const say = (texts: Readonly<Record<string, string>>) => inLanguage(texts, snapshot, language);
  const lines = snapshot.configuration.helpLines.map(({ country, name, text, ...row }) => ({
    ...row,
    name: say(name),
    text: say(text),
    isNear: country !== '' && country === here,
  }));
  return { lines: lines.toSorted((left, right) => Number(right.isNear) - Number(left.isNear)) };
}

function presentInfo(site: SiteConfiguration, { ip, language }: Caller): SystemAnswer['info'] {
  const imageCDNs = [...hostsFor(ip, site.imageCDNs)];
  const launchGameCDNs = [...hostsFor(ip, site.launchGameCDNs)];
  return {
    name: site.name,
    isDemo: site.isDemo,
    platform: 'WEB',
    merchantCode: site.merchantCode,
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    currency: site.currency,
    currencySymbol: currency(site.currency).symbol,
    ownTexts: ownTextRevisions(site.texts),
    timeZone: site.timeZone,
    defaultTheme: site.defaultTheme,
    nav: site.nav,
    minimumAge: site.register.minimumAge,
    signIn: site.signIn,
    captchaKinds: site.captcha.kinds,
    geetest: presentGeetest(site),
    firebase: presentFirebase(site),
    phoneCountries: site.phoneCountries.map(presentCountry),
    lotteryType: site.lotteryType,
    hasVip: site.loyalty.hasVip,
    hasReferral: site.loyalty.hasReferral,
    extraGameCenters: site.extraGameCenters,
    agentMemberTypes: site.memberTypes.agent,
    trialMemberTypes: site.memberTypes.trial,
    domainRoute: site.domains,
    mainDomain: site.mainDomain,
    resources: inTheirLanguage(site.resources, language),
    customerService: inTheirLanguage(site.customerService, language),
    analytics: site.analytics,
    imageCDNs,
    launchGameCDNs,
    imgUrl: imageCDNs[0] ?? '',
    startGameUrl: launchGameCDNs[0] ?? '',
  };
}

function presentGeetest({ captcha: { kinds, geetest } }: SiteConfiguration) {
  if (geetest === undefined || !kinds.includes('geetest')) {
    return null;
  }
  const { captchaId, scriptUrl } = geetest;
  return { captchaId, scriptUrl };
}

function presentFirebase({ firebase }: SiteConfiguration) {
  if (firebase === undefined) {
    return null;
  }
  const { projectId, apiKey, authDomain, sdkUrl } = firebase;
  return { projectId, apiKey, authDomain, sdkUrl };
}

function presentCountry(countryCode: string) {
  return { countryCode, countryDialingCode: dialingCodeOf(countryCode) };
}

/** Where the caller is, if the site takes the numbers of there; else the first that it takes. */
export function presentCountryOf({ configuration: site, regions }: SiteSnapshot, ip: string) {
  const here = regions.countryOf(ip);
  const [first = ''] = site.phoneCountries;
  return presentCountry(site.phoneCountries.find((code) => code === here) ?? first);
}

export function presentRegisterSettings({ register }: SiteConfiguration): RegisterSettings {
  const { fields, order, captcha, minimumAge, termsVersion, consents } = register;
  const rows = registrationFields.map((name) => {
    const rule = fields[name];
    return [name, { ...rule, acceptedPattern: acceptedPatterns[rule.patternId] }] as const;
  });
  return {
    // Made from the full list of field names just above.
    fields: Object.fromEntries(rows) as RegisterSettings['fields'],
    order,
    captcha,
    minimumAge,
    termsVersion,
    consents,
  };
}
