import { z } from 'zod';

const passwordsOnly = {
  pwdEnabled: true,
  showPhoneLogin: false,
  showVerCodeLogin: false,
  smsEnabled: false,
  mobileReg: false,
  mobileRegPass: false,
} as const;

/** The ways in; a site that says nothing has names and passwords alone. */
export const signInSection = z
  .strictObject({
    pwdEnabled: z.boolean(),
    showPhoneLogin: z.boolean(),
    showVerCodeLogin: z.boolean(),
    smsEnabled: z.boolean(),
    mobileReg: z.boolean(),
    mobileRegPass: z.boolean(),
  })
  .default(passwordsOnly);
