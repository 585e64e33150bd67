import type { FieldRule, RegistrationField } from '../../registration-fields.ts';
import { registrationFields } from '../../registration-fields.ts';
import type { Sample } from '../sample.ts';

export const readDomainRoute: Sample<'readDomainRoute'> = {
  domainRoute: ['one.lamplight.example', 'two.lamplight.example'],
  mainDomain: 'one.lamplight.example',
};

export const readWhitelabel: Sample<'readWhitelabel'> = {
  modId: 'ROOT',
  enabled: '1',
  children: [{ modId: 'FREEPLAY3', enabled: '1', children: [] }],
};

const rule = { minLength: 1, maxLength: 100, patternId: 'any', acceptedPattern: '*' } as const;
const unused = { ...rule, enabled: false, required: false };

/** The fields that this site asks for; it knows the others and leaves them out. */
const used: Partial<Record<RegistrationField, FieldRule & { readonly acceptedPattern: string }>> = {
  username: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 16,
    patternId: 'letter_then_alphanumeric',
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  },
  password: { ...rule, enabled: true, required: true, minLength: 8, maxLength: 64 },
  email: { ...rule, enabled: true, required: false, patternId: 'email' },
};

export const readRegisterSettings: Sample<'readRegisterSettings'> = {
  // The compiler cannot see that the entries of all names make a record of them.
  fields: Object.fromEntries(
    registrationFields.map((name) => [name, used[name] ?? unused]),
  ) as Sample<'readRegisterSettings'>['fields'],
  order: ['username', 'password'],
  captcha: 'after_failures',
  minimumAge: 20,
  termsVersion: '1',
  consents: { ageConfirmed: true, termsAccepted: true },
};

export const readCountryCode: Sample<'readCountryCode'> = {
  countryCode: 'TH',
  countryDialingCode: '66',
};

/** The far side of the tests hands out a key of its own, so that it can open what was sealed. */
export const readKeys: Sample<'readKeys'> = {
  keys: [{ kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'sample', n: 'AQAB', e: 'AQAB' }],
  now: '2026-03-02T10:00:00Z',
};

export const readStatus: Sample<'readStatus'> = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  location: { ip: '203.0.113.7', countryCode: 'TH' },
  info: {
    name: 'Lamplight',
    isDemo: false,
    platform: 'WEB',
    merchantCode: 'LAMP',
    languages: [
      { code: 'EN', locale: 'en' },
      { code: 'AR', locale: 'ar' },
    ],
    defaultLanguage: 'EN',
    currency: 'THB',
    currencySymbol: '฿',
    ownTexts: [],
    timeZone: 'Asia/Bangkok',
    defaultTheme: 'dark',
    nav: ['HOT', 'RNG'],
    minimumAge: 20,
    captchaKinds: ['picture', 'proof_of_work'],
    geetest: null,
    firebase: null,
    signIn: {
      pwdEnabled: true,
      showPhoneLogin: false,
      showVerCodeLogin: false,
      smsEnabled: false,
      mobileReg: false,
      mobileRegPass: false,
    },
    phoneCountries: [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'GB', countryDialingCode: '44' },
    ],
    lotteryType: '',
    hasVip: true,
    hasReferral: true,
    extraGameCenters: ['tables'],
    agentMemberTypes: [1, 2, 41, 42],
    trialMemberTypes: [4],
    domainRoute: [],
    mainDomain: 'lamplight.example',
    resources: [],
    customerService: [{ csType: 'LIVE_CHAT', url: 'https://service.lamplight.example/chat' }],
    analytics: { gtagId: '' },
    imageCDNs: [],
    launchGameCDNs: [],
    imgUrl: '',
    startGameUrl: '',
    whitelabelVal: readWhitelabel,
    register: readRegisterSettings,
  },
  banners: [
    {
      id: 'harbour',
      groupName: 'w_home',
      title: 'Lights over the harbour',
      text: 'New reels every week.',
      action: 'Open the slots',
      palette: 'harbour',
      url: '/art/banner-harbour.webp',
      linkageType: 'PAGE',
      link: '/rng',
      isOffer: true,
      audience: { login: 'all', device: 'all', leastRank: 0 },
    },
  ],
  notices: Array.from({ length: 7 }, (_, index) => ({
    id: `notice-${index + 1}`,
    title: `Notice number ${index + 1}`,
    content: `What notice number ${index + 1} says.`,
    promotionType: 'B',
    execution: 'A',
    time: `2026-03-0${index + 1}T08:00:00Z`,
    isOffer: false,
    isPinned: false,
    audience: { login: 'all', device: 'all', leastRank: 0 },
  })),
};
