import type { Sample } from '../sample.ts';

export const logIn: Sample<'logIn'> = {
  token: 'token-of-the-tab',
  firstTimeLogin: false,
  passwordExpired: false,
  username: 'harbour88',
  account: 'harbour88',
  nickname: 'Mika',
  customerId: 'mbr_0198f0aa7000',
  isAgent: false,
  merchant: 'Lamplight',
  merchantCode: 'LAMP',
  merchantWallet: '1',
  validate: true,
  enableSalary: false,
  enableContract: false,
};

export const openTrial: Sample<'openTrial'> = { ...logIn };
export const resumeSession: Sample<'resumeSession'> = { ...logIn };
export const logOut: Sample<'logOut'> = {};

/** A PNG of one transparent pixel. */
export const readCaptcha: Sample<'readCaptcha'> =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Solved by the first counter that is tried. */
export const readCaptchaPuzzle: Sample<'readCaptchaPuzzle'> = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '0011223344556677',
  salt: '8899aabbccddeeff',
  cost: 1,
  keyLength: 32,
  keyPrefix: '689bed6c1ad131a7d2c173ddc0c4129c',
};

export const register: Sample<'register'> = {
  ...logIn,
  id: 'mbr_0198f0aa7000',
  account: 'harbour88',
  firstTimeLogin: true,
};

export const registerMobile: Sample<'registerMobile'> = {
  ...register,
  username: '+66812345678',
  account: '+66812345678',
};

export const readMemberInfo: Sample<'readMemberInfo'> = {
  id: 'mbr_0198f0aa7000',
  account: 'harbour88',
  nickname: 'Mika',
  avatar: null,
  type: 0,
  isAgent: false,
  isTrial: false,
  currency: 'THB',
  currencySymbol: '฿',
  abilities: ['play_real', 'play_trial', 'member_centre'],
  contracts: {
    agentPolicy: true,
    enableCt: true,
    salary: true,
    dailySalary: true,
    hourSalary: true,
    agentRealtimeSalary: true,
  },
  vipRankLevel: 1,
  hearsOffers: true,
  sendsUp: true,
};

export const readBalance: Sample<'readBalance'> = {
  balance: '12480.50',
  currency: 'THB',
  currencySymbol: '฿',
};
