import { z } from 'zod';
import { captchaKinds } from '../captcha.ts';
import { endpoint } from '../endpoint.ts';
import { noticeExecutions } from '../notice-types.ts';
import { patternIds, registrationFields } from '../registration-fields.ts';
import { shownAudience } from '../schemas/audience.ts';
import { contentId, foreignId } from '../schemas/ids.ts';
import { signInFlags } from '../schemas/sign-in.ts';
import { switchNode } from '../schemas/switches.ts';
import { currencyText, instantText, languageCode } from '../schemas/wire.ts';

/** 0 normal, 1 maintenance, 2 region-blocked (portal.md, section 4). */
const systemStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const resource = z.strictObject({
  name: z.string(),
  resourceType: z.string(),
  labelNameEn: z.string(),
  url: z.string(),
});

/** A country whose mobile numbers the site takes; the first is the default. */
const phoneCountry = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/u),
  countryDialingCode: z.string().regex(/^\d{1,4}$/u),
});

const siteInfo = z.strictObject({
  name: z.string(),
  isDemo: z.boolean(),
  platform: z.literal('WEB'),
  merchantCode: z.string(),
  /** The code is what calls and the browser's storage carry, the locale a BCP 47 tag. */
  languages: z.array(z.strictObject({ code: z.string(), locale: z.string() })),
  /** A code. */
  defaultLanguage: z.string(),
  currency: currencyText,
  currencySymbol: z.string(),
  /** Languages in which the operator says some texts otherwise than the release does. */
  ownTexts: z.array(z.strictObject({ locale: z.string(), revision: z.string() })),
  timeZone: z.string(),
  defaultTheme: z.enum(['dark', 'light', 'system']),
  nav: z.array(z.string()),
  minimumAge: z.int(),
  signIn: signInFlags,
  /** The first one is asked for at once, the others are ways around it. */
  captchaKinds: z.array(z.enum(captchaKinds)),
  /** The account with GeeTest and where its script is; null where the site has none. */
  geetest: z.strictObject({ captchaId: foreignId, scriptUrl: z.url() }).nullable(),
  /** Who proves mobile numbers at the registration in our place; null where nobody does. */
  firebase: z
    .strictObject({
      projectId: foreignId,
      apiKey: z.string(),
      authDomain: z.string(),
      /** The folder of its browser scripts. */
      sdkUrl: z.url(),
    })
    .nullable(),
  phoneCountries: z.array(phoneCountry),
  lotteryType: z.string(),
  /** Whether the site has ranks; without them nothing of them is shown. */
  hasVip: z.boolean(),
  /** Whether members have a page for inviting others. */
  hasReferral: z.boolean(),
  extraGameCenters: z.array(z.string()),
  agentMemberTypes: z.array(z.int()),
  trialMemberTypes: z.array(z.int()),
  domainRoute: z.array(z.string()),
  mainDomain: z.string(),
  resources: z.array(resource),
  customerService: z.array(z.strictObject({ csType: z.string(), url: z.string() })),
  analytics: z.strictObject({ gtagId: foreignId }),
  /** Both in the order in which this caller tries them; empty where our own address serves. */
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  /** The first of each; empty where there is none. */
  imgUrl: z.string(),
  startGameUrl: z.string(),
});

const banner = z.strictObject({
  id: contentId,
  groupName: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** Art colours; the picture is drawn from them when `url` is empty. */
  palette: z.string(),
  url: z.string(),
  linkageType: z.string(),
  link: z.string(),
  /** Whether it advertises: not for whoever hears of no offers (R13). */
  isOffer: z.boolean(),
  audience: shownAudience,
});

export const notice = z.strictObject({
  id: contentId,
  title: z.string(),
  content: z.string(),
  promotionType: z.string(),
  execution: z.enum(noticeExecutions),
  time: instantText,
  /** Whether it stands above newer ones. */
  isPinned: z.boolean(),
  /** Whether it advertises: not for whoever hears of no offers (R13). */
  isOffer: z.boolean(),
  audience: shownAudience,
});

const fieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int(),
  maxLength: z.int(),
  patternId: z.enum(patternIds),
  acceptedPattern: z.string(),
});

export const registerSettings = z.strictObject({
  fields: z.record(z.enum(registrationFields), fieldRule),
  /** Of the form; fields that it does not name are last. */
  order: z.array(z.enum(registrationFields)),
  captcha: z.enum(['always', 'after_failures', 'never']),
  minimumAge: z.int(),
  termsVersion: z.string(),
  /** What a registration is refused without. */
  consents: z.strictObject({ ageConfirmed: z.boolean(), termsAccepted: z.boolean() }),
});

export const systemAnswer = z.strictObject({
  status: systemStatus,
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  location: z.strictObject({ ip: z.string(), countryCode: z.string().nullable() }),
  info: siteInfo,
  banners: z.array(banner),
  notices: z.array(notice),
});

/** The page arrives with both beside the rest; whoever asks for the status gets them in it. */
const statusAnswer = systemAnswer.extend({
  info: siteInfo.extend({ whitelabelVal: switchNode, register: registerSettings }),
});

export const readStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'System status, the place of the caller and what the brand publishes.',
  access: 'visitor',
  rate: 'read',
  always: true,
  query: z.strictObject({
    host: z.string().max(255).optional(),
    language: languageCode.optional(),
  }),
  reply: statusAnswer,
  errors: [],
});

export const readDomainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The addresses at which the site answers, and the first of them.',
  access: 'visitor',
  rate: 'read',
  always: true,
  reply: z.strictObject({ domainRoute: z.array(z.string()), mainDomain: z.string() }),
  errors: [],
});

export const readWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of feature switches.',
  access: 'visitor',
  rate: 'read',
  always: true,
  reply: switchNode,
  errors: [],
});

export const readRegisterSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'The rule of each registration field; the server applies the same ones.',
  access: 'visitor',
  rate: 'read',
  always: true,
  reply: registerSettings,
  errors: [],
});

export const readCountryCode = endpoint({
  method: 'GET',
  path: '/wps/relay/getCountryCode',
  summary: 'The country whose numbers a form offers first: where the caller is, else the default.',
  access: 'visitor',
  rate: 'read',
  reply: phoneCountry,
  errors: [],
});

export const readKeys = endpoint({
  method: 'GET',
  path: '/wps/system/keys',
  summary: 'Public keys of the encrypted calls as a JWK set, with the time of the server.',
  access: 'visitor',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.literal('RSA'),
        use: z.literal('enc'),
        alg: z.literal('RSA-OAEP-256'),
        kid: z.string(),
        n: z.string(),
        e: z.string(),
      }),
    ),
    now: instantText,
  }),
  errors: [],
});
