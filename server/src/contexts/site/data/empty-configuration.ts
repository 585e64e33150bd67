import { usualCashier } from '../cashier-section.ts';
import { usualLoyalty } from '../loyalty-section.ts';
import { usualContracts } from '../contracts-section.ts';
import type { SiteConfiguration } from '../configuration.ts';

type Rule = SiteConfiguration['register']['fields']['username'];

function off(maxLength: number, patternId: Rule['patternId'] = 'any'): Rule {
  return { enabled: false, required: false, minLength: 1, maxLength, patternId };
}

/**
 * A site without a brand, and the base of the demo brand. The password rule is length and blocklist
 * only, 15 characters because it is the only factor (R60).
 */
export const emptyConfiguration: SiteConfiguration = {
  id: 'site',
  name: 'Portal',
  brandWords: [],
  merchantCode: 'site',
  isDemo: false,
  languages: [
    { code: 'EN', locale: 'en' },
    { code: 'AR', locale: 'ar' },
  ],
  defaultLanguage: 'EN',
  currency: 'THB',
  currencies: ['THB'],
  timeZone: 'Asia/Bangkok',
  defaultTheme: 'system',
  lotteryType: 'Elott',
  nav: [
    'home',
    'hot',
    'elott',
    'live',
    'sports',
    'fish',
    'rng',
    'pvp',
    'esports',
    'cockfight',
    'fbSports',
    'promotions',
  ],
  extraGameCenters: [],
  domains: [],
  mainDomain: '',
  maintenance: false,
  plannedMaintenance: { showFrom: null, showTo: null },
  regions: { blocked: [], overrides: [] },
  switches: { modId: 'SITE', enabled: '1', children: [] },
  memberTypes: { agent: [1, 2, 41, 42], trial: [4] },
  register: {
    isOpen: true,
    captcha: 'always',
    minimumAge: 18,
    termsVersion: '1',
    consents: { ageConfirmed: true, termsAccepted: true },
    fields: {
      username: {
        enabled: true,
        required: true,
        minLength: 4,
        maxLength: 20,
        patternId: 'letter_then_alphanumeric',
      },
      password: { enabled: true, required: true, minLength: 15, maxLength: 128, patternId: 'any' },
      payeeName: off(60, 'full_name'),
      paymentPassword: off(32),
      qqNum: off(15, 'digits'),
      line: off(40, 'no_spaces'),
      whatsapp: off(20, 'digits'),
      facebook: off(60, 'no_spaces'),
      wechat: off(40, 'no_spaces'),
      idNumber: off(30, 'alphanumeric'),
      email: off(254, 'email'),
      mobileNum: off(15, 'digits'),
      affiliateCode: off(20, 'alphanumeric'),
      captcha: { enabled: true, required: false, minLength: 4, maxLength: 8, patternId: 'alphanumeric' },
      recommenderId: off(40, 'no_spaces'),
    },
  },
  captcha: { kinds: ['picture', 'proof_of_work'] },
  signIn: {
    pwdEnabled: true,
    showPhoneLogin: false,
    showVerCodeLogin: false,
    smsEnabled: false,
    mobileReg: false,
    mobileRegPass: false,
  },
  phoneCountries: ['TH'],
  newPlace: { asksPayeeName: false },
  passwords: { default: '', mostDays: 0 },
  sessions: { idleMinutes: 30, absoluteHours: 24 },
  demoCredit: '0',
  trialCredit: '5000.00',
  secondFactor: { staff: false, agents: false },
  adjustments: { alone: '100.00', aloneDaily: '500.00', waitHours: 24 },
  cashier: usualCashier,
  loyalty: usualLoyalty,
  contracts: usualContracts,
  slots: { mayStopEarly: false },
  protection: { jurisdiction: 'unknown' },
  gameWeights: {},
  banners: [],
  notices: [],
  help: [],
  helpLines: [],
  feedback: { leastWords: 3, mostWords: 300 },
  resources: [],
  customerService: [],
  analytics: { gtagId: '' },
  imageCDNs: [],
  launchGameCDNs: [],
  gameListCentres: ['RNG'],
};
