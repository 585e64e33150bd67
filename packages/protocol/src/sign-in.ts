import type { SwitchNode } from './switches.ts';
import { isSwitchedOn } from './switches.ts';

/** What a site says of its ways in; `GET /wps/system/status` publishes it as `info.signIn`. */
export interface SignInFlags {
  readonly pwdEnabled: boolean;
  readonly showPhoneLogin: boolean;
  readonly showVerCodeLogin: boolean;
  readonly smsEnabled: boolean;
  readonly mobileReg: boolean;
  readonly mobileRegPass: boolean;
}

/** The ways in that a site offers, to the screens and to the server alike (portal.md 4 and 6). */
export interface OfferedWays {
  /** Sign-in by username and password. */
  readonly username: boolean;
  /** Sign-in by a code that is sent to the mobile number. */
  readonly sms: boolean;
  /** A forgotten password is replaced by e-mail, and by mobile number only where this is on. */
  readonly forgotByMobile: boolean;
  /** Registration under a mobile number. */
  readonly registerMobile: boolean;
  /** A registration that names a mobile number proves it by a code. */
  readonly registerCode: boolean;
  /** The registration by mobile number asks for a password. */
  readonly registerMobilePassword: boolean;
}

export function offeredWays(flags: SignInFlags, switches: SwitchNode): OfferedWays {
  const isOn = (modId: string) => isSwitchedOn(switches, modId);
  const { pwdEnabled, showPhoneLogin, showVerCodeLogin, smsEnabled, mobileReg } = flags;
  const registerMobile = mobileReg && isOn('MOBILENUMREG3');
  return {
    username: pwdEnabled,
    sms: smsEnabled && showPhoneLogin && showVerCodeLogin && isOn('MOBILEVERCODELOGIN3'),
    forgotByMobile: smsEnabled && isOn('CHNGPASSVERIF3'),
    registerMobile,
    registerCode: smsEnabled && isOn('REGMOBVERF3'),
    registerMobilePassword: registerMobile && flags.mobileRegPass && isOn('MOBILENUMPASSREG3'),
  };
}
