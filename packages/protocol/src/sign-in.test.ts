import { describe, expect, it } from 'vitest';
import type { OfferedWays, SignInFlags } from './sign-in.ts';
import { offeredWays } from './sign-in.ts';

const flags: SignInFlags = {
  pwdEnabled: true,
  showPhoneLogin: true,
  showVerCodeLogin: true,
  smsEnabled: true,
  mobileReg: true,
  mobileRegPass: true,
};

const modIds = [
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
] as const;

function switches(off?: (typeof modIds)[number]) {
  const children = modIds.map((modId) => {
    return { modId, enabled: modId === off ? '0' : '1', children: [] } as const;
  });
  return { modId: 'SITE', enabled: '1', children } as const;
}

const everything: OfferedWays = offeredWays(flags, switches());

function lostWays(ways: OfferedWays): readonly string[] {
  return Object.entries(ways).flatMap(([name, isOffered]) => (isOffered ? [] : [name]));
}

describe('offeredWays', () => {
  it('offers everything where all is on', () => {
    expect(lostWays(everything)).toEqual([]);
  });

  it.each([
    ['pwdEnabled', ['username']],
    ['showPhoneLogin', ['sms']],
    ['showVerCodeLogin', ['sms']],
    ['smsEnabled', ['sms', 'forgotByMobile', 'registerCode']],
    ['mobileReg', ['registerMobile', 'registerMobilePassword']],
    ['mobileRegPass', ['registerMobilePassword']],
  ] as const)('without %s takes away %j', (flag, lost) => {
    expect(lostWays(offeredWays({ ...flags, [flag]: false }, switches()))).toEqual(lost);
  });

  it.each([
    ['MOBILEVERCODELOGIN3', ['sms']],
    ['CHNGPASSVERIF3', ['forgotByMobile']],
    ['MOBILENUMREG3', ['registerMobile', 'registerMobilePassword']],
    ['REGMOBVERF3', ['registerCode']],
    ['MOBILENUMPASSREG3', ['registerMobilePassword']],
  ] as const)('without the switch %s takes away %j', (modId, lost) => {
    expect(lostWays(offeredWays(flags, switches(modId)))).toEqual(lost);
  });
});
