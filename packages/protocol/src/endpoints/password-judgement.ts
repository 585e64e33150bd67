import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { passwordProblemKinds } from '../passwords/password-rules.ts';

/** Apart from the other calls of passwords, which every page arrives with. */
export const judgePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/judgement',
  summary:
    'What speaks against a new password before it is sent; the lists of leaks are here only.',
  access: 'visitor',
  rate: 'write',
  encrypted: true,
  body: z.strictObject({
    password: z.string().max(256),
    /** Whose it is going to be, as far as the caller knows. */
    username: z.string().trim().max(255).optional(),
  }),
  reply: z.strictObject({
    /** The gravest first; empty where there is nothing. */
    problems: z.array(z.enum(passwordProblemKinds)),
  }),
  errors: [],
});
