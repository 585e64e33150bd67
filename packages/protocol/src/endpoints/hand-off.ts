import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signedIn } from '../schemas/sign-in.ts';

export const logInByHandOff = endpoint({
  method: 'POST',
  path: '/wps/session/login/handoff',
  summary: 'Signs a member in by the link that another own device has made.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    /** What stood behind `token` in the query of the address. */
    token: z.string().min(1).max(200),
  }),
  reply: signedIn,
  errors: ['hand_off_expired', 'account_locked', 'non_member_account', 'error_not_agent'],
});
