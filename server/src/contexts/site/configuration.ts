import { codeOf, locales } from '@portal/i18n';
import { assertDefined, isCurrencyCode } from '@portal/money';
import type { SwitchNode } from '@portal/protocol';
import {
  audienceDevices,
  audienceLogins,
  gameTypes,
  memberTypes,
  noticeExecutions,
  noticeTypes,
  offeredWays,
  patternIds,
  registrationFields,
} from '@portal/protocol';
import { z } from 'zod';
import { isPhoneCountry } from '../../platform/phone-numbers.ts';
import { cleanRichText } from '../../platform/rich-text.ts';
import { isSafeLink } from '../../platform/safe-link.ts';
import { captchaFaults, captchaSection } from './captcha-section.ts';
import { cashierSection, usualCashier } from './cashier-section.ts';
import type { ConfigurationFault } from './content-fault.ts';
import { contractsSection, usualContracts } from './contracts-section.ts';
import { firebaseSection } from './firebase-section.ts';
import { languageFaults } from './language-faults.ts';
import { rowFaults } from './row-faults.ts';
import { loyaltySection, usualLoyalty } from './loyalty-section.ts';
import { playFields } from './play-fields.ts';
import { signInSection } from './sign-in-section.ts';

/** A text by codes of the site's languages; the default language is always there. */
const localText = z.record(z.string(), z.string().max(500));

/** A body with marks or without; it is clean however it came here (R76). */
const richBody = z.record(
  z.string(),
  z
    .string()
    .max(5000)
    .transform((text) => cleanRichText(text)),
);

const language = z
  .strictObject({
    /** What the calls of the site and the browser's storage carry, `TY`; else its usual code. */
    code: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,34}$/u)
      .optional(),
    /** The texts that it shows: a language of this release. */
    locale: z.enum(locales),
  })
  .transform(({ code, locale }) => ({ code: code ?? codeOf(locale), locale }));

const currencyCode = z.string().refine(isCurrencyCode, { error: 'unknown currency' });
const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/u);
const address = z.union([z.cidrv4(), z.cidrv6()]);
const country = z.string().regex(/^[A-Z]{2}$/u);
/** A page of this site or an https address (R78); empty for none. */
const link = z
  .string()
  .refine((text) => text === '' || isSafeLink(text), { error: 'neither a page nor an address' });

/** A host name, with its port where it is not the usual one. */
const domain = z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/iu);

const switchNode: z.ZodType<SwitchNode> = z.strictObject({
  modId: z.string().regex(/^[A-Z0-9_]{1,40}$/u),
  enabled: z.enum(['1', '0']),
  get children() {
    return z.array(switchNode).max(100).readonly();
  },
});

const fieldRule = z
  .strictObject({
    enabled: z.boolean(),
    required: z.boolean(),
    minLength: z.int().min(0).max(255),
    maxLength: z.int().min(1).max(255),
    patternId: z.enum(patternIds),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, { error: 'minLength above maxLength' });

/** Null for without a beginning, and without an end. */
const schedule = {
  showFrom: z.iso.datetime().nullable().default(null),
  showTo: z.iso.datetime().nullable().default(null),
};

/** In which languages a channel or a link is shown; in every one where it does not say. */
const shownLanguages = z.array(z.string()).min(1).max(50).optional();

/** Whom a row is for; everybody on every screen where nothing is said. */
const audience = z
  .strictObject({
    /** Codes; empty for every language. */
    languages: z.array(z.string()).max(50),
    /** Codes of two letters; empty for everywhere. */
    countries: z.array(country).max(250).default([]),
    login: z.enum(audienceLogins),
    device: z.enum(audienceDevices),
    /** From which VIP rank on. */
    leastRank: z.int().min(0).max(50).default(0),
  })
  .default({ languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 });

const banner = z.strictObject({
  id: z.string(),
  groupName: z.string(),
  title: localText,
  text: localText,
  action: localText,
  palette: z.string(),
  url: link,
  linkageType: z.string(),
  link,
  /** Whether it advertises (R13); where nothing is said, it does. */
  isOffer: z.boolean().optional(),
  ...schedule,
  audience,
});

const notice = z.strictObject({
  id: z.string(),
  title: localText,
  content: richBody,
  promotionType: z.enum(noticeTypes),
  execution: z.enum(noticeExecutions),
  time: z.iso.datetime(),
  isOffer: z.boolean().optional(),
  /** Whether it stands above newer ones. */
  isPinned: z.boolean().optional(),
  /** Whether it is for agents alone (B5). */
  isForAgents: z.boolean().optional(),
  ...schedule,
  audience,
});

const helpArticle = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,60}$/u),
  title: localText,
  /** Rich text, or paragraphs divided by empty lines. */
  content: richBody,
  ...schedule,
  audience,
});

const helpTopic = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,60}$/u),
  title: localText,
  articles: z.array(helpArticle),
});

/** Who helps people whose play does them harm (RG-08). */
const helpLine = z.strictObject({
  id: z.string().regex(/^[\w.:-]{1,60}$/u),
  /** Where it is the one to call; empty for everywhere. */
  country: z.union([z.literal(''), country]),
  name: localText,
  text: localText,
  phone: z.string().regex(/^[+\d][\d ()-]{2,30}$|^$/u),
  url: z.union([z.literal(''), z.string().regex(/^https:\/\/[^\s\\]+$/u)]),
});

/** Everything that makes a brand; data, versioned, never environment (STYLE.md, Server). */
export const siteConfiguration = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/u),
  name: z.string().min(1).max(60),
  /** Words that no password may contain, beside the name (R60). */
  brandWords: z.array(z.string().min(3)),
  merchantCode: z.string().max(40),
  isDemo: z.boolean(),
  languages: z.array(language).min(1),
  /** A code. */
  defaultLanguage: z.string(),
  currency: currencyCode,
  currencies: z.array(currencyCode).min(1),
  timeZone: z.string().refine(isTimeZone, { error: 'unknown time zone' }),
  defaultTheme: z.enum(['dark', 'light', 'system']),
  lotteryType: z.string(),
  nav: z.array(z.string()),
  extraGameCenters: z.array(z.string().regex(/^[a-zA-Z0-9-]{1,30}$/u)),
  /** The names under which the site answers; whoever has a slow line is offered the others. */
  domains: z.array(domain),
  mainDomain: z.union([z.literal(''), domain]),
  maintenance: z.boolean(),
  /** When the site closes by itself; without a beginning it does not. */
  plannedMaintenance: z.strictObject(schedule).default({ showFrom: null, showTo: null }),
  regions: z.strictObject({
    /** Answers with status 2 for callers from these countries. */
    blocked: z.array(country),
    /** Which country an address block belongs to, where a database is wrong or absent. */
    overrides: z.array(z.strictObject({ block: address, countryCode: country })),
  }),
  switches: switchNode,
  memberTypes: z.strictObject({
    agent: z.array(z.literal([...memberTypes])),
    trial: z.array(z.literal([...memberTypes])),
  }),
  register: z.strictObject({
    isOpen: z.boolean(),
    captcha: z.enum(['always', 'after_failures', 'never']),
    minimumAge: z.int().min(18).max(99),
    termsVersion: z.string(),
    /** What a form has to confirm; what it confirms beyond that is stored as well. */
    consents: z
      .strictObject({ ageConfirmed: z.boolean(), termsAccepted: z.boolean() })
      .default({ ageConfirmed: true, termsAccepted: true }),
    fields: z.record(z.enum(registrationFields), fieldRule),
    /** Of the form; the database keeps no order of fields. Those that it does not name are last. */
    order: z.array(z.enum(registrationFields)).default([]),
  }),
  /** How a person shows that they are none of the programs; nobody has to see a picture (X9). */
  captcha: captchaSection.default({ kinds: ['picture', 'proof_of_work'] }),
  /** Who proves mobile numbers at the registration; absent sends codes of our own. */
  firebase: firebaseSection.optional(),
  /** The ways in (portal.md 3 and 4); the switches of the tree say the rest. */
  signIn: signInSection,
  /**
   * Whose mobile numbers the site takes, the default first; no other country gets a message (R65).
   */
  phoneCountries: z
    .array(z.string().refine(isPhoneCountry, { error: 'no country of phones' }))
    .default([]),
  passwords: z
    .strictObject({
      /** What new accounts are given by other systems: whoever signs in with it replaces it. */
      default: z.string().max(256),
      /** With PWDEXPFORCECHANGE3 a password is replaced after so many days; `0` for never (X3). */
      mostDays: z.int().min(0).max(3650),
    })
    .default({ default: '', mostDays: 0 }),
  /** What a login from a strange place is asked beside a code, never in its place (X8). */
  newPlace: z.strictObject({ asksPayeeName: z.boolean() }).default({ asksPayeeName: false }),
  sessions: z.strictObject({
    idleMinutes: z.int().min(1).max(30),
    absoluteHours: z.int().min(1).max(24),
    /** Several browsers of one kind at once; without it a newer login ends the older one. */
    multiLogin: z.boolean().default(false),
  }),
  /** Who needs a second factor: without one they can do nothing but bind it (R67). */
  secondFactor: z
    .strictObject({ staff: z.boolean(), agents: z.boolean() })
    .default({ staff: true, agents: true }),
  demoCredit: amount,
  trialCredit: amount,
  /** Corrections of balances by hand, in the currency of the site (R53). */
  adjustments: z
    .strictObject({
      /** Up to this much one operator corrects without a second person; `0` for nothing. */
      alone: amount,
      /** The same for all that one operator corrects in 24 hours. */
      aloneDaily: amount,
      /** How long a request waits for a second person. */
      waitHours: z.int().min(1).max(168),
    })
    .default({ alone: '100.00', aloneDaily: '500.00', waitHours: 24 }),
  cashier: cashierSection.default(usualCashier),
  loyalty: loyaltySection.default(usualLoyalty),
  contracts: contractsSection.default(usualContracts),
  slots: z
    .strictObject({
      /** Only where every jurisdiction of the site allows it (R15). */
      mayStopEarly: z.boolean(),
    })
    .default({ mayStopEarly: false }),
  protection: z
    .strictObject({
      /** Where the site is licensed; a site that does not say keeps the strictest rules (R15). */
      jurisdiction: z.enum(['DEFAULT', 'GB', 'MT', 'PH', 'unknown']),
    })
    .default({ jurisdiction: 'unknown' }),
  /** A stake or a win from this on stands in the trail (R49). */
  largeFrom: amount.default('50000'),
  ...playFields,
  banners: z.array(banner),
  notices: z.array(notice),
  /** The help centre, topic by topic. */
  help: z.array(helpTopic).default([]),
  helpLines: z.array(helpLine).max(100).default([]),
  /** Between how many words a message to the customer service has. */
  feedback: z
    .strictObject({ leastWords: z.int().min(1), mostWords: z.int().max(1000) })
    .refine((rule) => rule.leastWords <= rule.mostWords, { error: 'leastWords above mostWords' })
    .default({ leastWords: 3, mostWords: 300 }),
  resources: z.array(
    z.strictObject({
      name: z.string(),
      resourceType: z.string(),
      labelNameEn: z.string(),
      url: link,
      languages: shownLanguages,
    }),
  ),
  customerService: z.array(
    z.strictObject({ csType: z.string(), url: link, languages: shownLanguages }),
  ),
  /** Empty for none; its script runs only for visitors who allowed it. */
  analytics: z.strictObject({ gtagId: z.string().regex(/^(|[A-Z]{1,3}-[A-Z0-9-]{4,20})$/u) }),
  imageCDNs: z.array(link),
  launchGameCDNs: z.array(link),
  /** Where links of content may lead beside the site itself (R78). */
  linkHosts: z.array(domain).default([]),
  /** Texts that the operator says otherwise than the release, by language and key (BO-15). */
  texts: z
    .partialRecord(z.enum(locales), z.record(z.string().max(200), z.string().max(2000)))
    .default({}),
  /** Types whose vendors lead to a list of their games (portal.md 3, Site config). */
  gameListCentres: z.array(z.enum(gameTypes)).default(['RNG']),
});

export type SiteConfiguration = z.output<typeof siteConfiguration>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export type ParsedConfiguration =
  | { readonly ok: true; readonly configuration: SiteConfiguration }
  | {
      readonly ok: false;
      readonly faults: readonly string[];
      readonly first: ConfigurationFault;
    };

/** Each fault names its place, so that a site file can be put right from the message alone. */
export function parseConfiguration(value: unknown): ParsedConfiguration {
  const first = siteConfiguration.safeParse(value);
  // What is kept is read by the same rules: cleaning may have made a body longer than they allow.
  const parsed = first.success ? siteConfiguration.safeParse(first.data) : first;
  if (parsed.success) {
    const faults = crossFaults(parsed.data);
    return refusedBy(faults) ?? { ok: true, configuration: parsed.data };
  }
  const issues = parsed.error.issues.map(({ path, code, message }): ConfigurationFault => ({
    place: path.join('.'),
    kind: code === 'too_big' ? 'long' : 'other',
    text: message,
  }));
  return assertDefined(refusedBy(issues), 'what is refused has a fault');
}

function refusedBy(faults: readonly ConfigurationFault[]) {
  const [first] = faults;
  const texts = faults.map(({ place, text }) => `${place}: ${text}`);
  return first && ({ ok: false, faults: texts, first } as const);
}

/** Faults that show only when several fields are compared. */
function crossFaults(site: SiteConfiguration): readonly ConfigurationFault[] {
  const always = ['username', 'password'] as const;
  return [
    ...languageFaults(site),
    ...(site.currencies.includes(site.currency)
      ? []
      : [other('currency', 'not one of currencies')]),
    ...wayFaults(site),
    ...captchaFaults(site.captcha),
    ...rowFaults(site),
    ...always
      .filter((name) => !site.register.fields[name].enabled || !site.register.fields[name].required)
      .map((name) => other(`register.fields.${name}`, 'must be enabled and required')),
  ];
}

/** A way in that would lead nowhere. */
function wayFaults({
  signIn,
  switches,
  phoneCountries,
}: SiteConfiguration): readonly ConfigurationFault[] {
  const ways = offeredWays(signIn, switches);
  const wantsCountry = ways.sms || ways.forgotByMobile || ways.registerMobile || ways.registerCode;
  const isWayBack = ways.registerMobilePassword || (ways.registerCode && ways.sms);
  return [
    ...(ways.username || ways.sms ? [] : [other('signIn', 'no way to sign in is left')]),
    ...(wantsCountry && phoneCountries.length === 0
      ? [other('phoneCountries', 'mobile numbers need a country')]
      : []),
    ...(ways.registerMobile && !isWayBack
      ? [other('signIn.mobileReg', 'needs a password, or codes at registration and sign-in')]
      : []),
  ];
}

const other = (place: string, text: string): ConfigurationFault => ({ place, kind: 'other', text });
