import type { SiteConfiguration } from '../configuration.ts';
import { demoBanners, demoNotices } from './demo-texts.ts';
import { demoDeposits } from './demo-deposits.ts';
import { demoHelp } from './demo-help.ts';
import { demoHelpLines } from './demo-help-lines.ts';
import { demoPopups } from './demo-popups.ts';
import { emptyConfiguration } from './empty-configuration.ts';

/** The brand that a start without a site file shows (design-brief.md 2.1). */
export const demoConfiguration: SiteConfiguration = {
  ...emptyConfiguration,
  id: 'merilune',
  name: 'Merilune',
  brandWords: ['merilune'],
  merchantCode: 'merilune',
  isDemo: true,
  languages: [
    { code: 'EN', locale: 'en' },
    { code: 'CN', locale: 'zh-Hans' },
    { code: 'VN', locale: 'vi' },
    { code: 'TH', locale: 'th' },
    { code: 'JP', locale: 'ja' },
    { code: 'ID', locale: 'id' },
    { code: 'AR', locale: 'ar' },
  ],
  extraGameCenters: ['rngCenter'],
  // Whoever tries the demo out looks at it in two browsers.
  sessions: { ...emptyConfiguration.sessions, multiLogin: true },
  switches: {
    modId: 'SITE',
    enabled: '1',
    children: [
      { modId: 'OFFLINEPAGE', enabled: '1', children: [] },
      {
        modId: 'REGISTER3',
        enabled: '1',
        children: [
          { modId: 'MOBILENUMREG3', enabled: '1', children: [] },
          { modId: 'REGMOBVERF3', enabled: '1', children: [] },
          { modId: 'MOBILENUMPASSREG3', enabled: '1', children: [] },
        ],
      },
      {
        modId: 'LOGIN3',
        enabled: '1',
        children: [
          { modId: 'FREEPLAY3', enabled: '1', children: [] },
          { modId: 'MOBILEVERCODELOGIN3', enabled: '1', children: [] },
          { modId: 'PWDEXPFORCECHANGE3', enabled: '0', children: [] },
          { modId: 'CHNGPASSVERIF3', enabled: '1', children: [] },
        ],
      },
    ],
  },
  register: {
    ...emptyConfiguration.register,
    isOpen: true,
    captcha: 'after_failures',
    fields: {
      ...emptyConfiguration.register.fields,
      // A password that is forgotten is sent there.
      email: { ...emptyConfiguration.register.fields.email, enabled: true },
      affiliateCode: { ...emptyConfiguration.register.fields.affiliateCode, enabled: true },
    },
  },
  signIn: {
    ...emptyConfiguration.signIn,
    showPhoneLogin: true,
    showVerCodeLogin: true,
    smsEnabled: true,
    mobileReg: true,
    mobileRegPass: true,
  },
  phoneCountries: ['TH', 'GB', 'AE', 'VN', 'IN', 'JP'],
  // Its accounts are handed out with their passwords, so that a phone of one visitor would lock out
  // the next; whoever wants to see the duty turns it on at the desk.
  secondFactor: { staff: false, agents: false },
  demoCredit: '10000.00',
  cashier: {
    ...emptyConfiguration.cashier,
    withdrawal: {
      ...emptyConfiguration.cashier.withdrawal,
      // The first two of a day cost nothing, and with a rank none does.
      fee: { fixed: '10', partsPerMillion: 0, least: '0', most: null },
      freeCount: 2,
      byRank: [
        { fromRank: 2, dailyCount: 5, dailyAmount: '100000', freeCount: 5 },
        { fromRank: 4, dailyCount: 8, dailyAmount: '200000', freeCount: 8 },
      ],
    },
    deposit: demoDeposits,
    // Seen by members whose papers are accepted, while somebody of them waits for money.
    peers: { ...emptyConfiguration.cashier.peers, isOn: true },
    transfer: { ...emptyConfiguration.cashier.transfer, toUpline: true },
  },
  // A brand of no country: spins may follow each other as fast as they are shown.
  protection: { jurisdiction: 'DEFAULT' },
  loyalty: { ...emptyConfiguration.loyalty, hasVip: true, hasReferral: true },
  banners: demoBanners,
  notices: [...demoNotices, ...demoPopups],
  help: demoHelp,
  helpLines: demoHelpLines,
  // The own page comes first: every service button opens it. The others lead to domains that are
  // kept for examples, so that a demo sends nobody to a stranger (RFC 2606).
  linkHosts: ['telegram.example', 'facebook.example'],
  customerService: [
    { csType: 'LIVE_CHAT', url: '/service' },
    { csType: 'TELEGRAM', url: 'https://telegram.example/merilune' },
    { csType: 'FACEBOOK', url: 'https://facebook.example/merilune' },
  ],
  resources: [
    {
      name: 'facebook',
      resourceType: 'LINK',
      labelNameEn: 'Facebook',
      url: 'https://facebook.example/merilune',
    },
    {
      name: 'telegram',
      resourceType: 'LINK',
      labelNameEn: 'Telegram',
      url: 'https://telegram.example/merilune',
    },
  ],
};
