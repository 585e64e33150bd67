import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { secondFactor } from '../schemas/factor.ts';
import { passkeyResponse } from '../schemas/passkey.ts';
import { signedIn } from '../schemas/sign-in.ts';
import { socialTicket } from '../schemas/social.ts';
import { instantText } from '../schemas/wire.ts';
import { socialProviders } from '../social.ts';

const provider = z.enum(socialProviders);
const params = z.strictObject({ provider });
const own = '/wps/security/social';

export const readSocialProviders = endpoint({
  method: 'GET',
  path: '/wps/session/social',
  summary: 'Whose accounts sign people in on this site; none where none is configured.',
  access: 'visitor',
  rate: 'read',
  reply: z.strictObject({ providers: z.array(provider) }),
  errors: [],
});

export const startSocial = endpoint({
  method: 'POST',
  path: '/wps/session/social/{provider}',
  summary: 'Where the browser goes to be vouched for; bound to this browser, for ten minutes.',
  access: 'visitor',
  rate: 'credentials',
  params,
  body: z.strictObject({
    /** `bind` comes back to the security centre, for whoever is signed in already. */
    purpose: z.enum(['login', 'bind']),
  }),
  reply: z.strictObject({ address: z.url() }),
  errors: ['auth/operation-not-allowed', 'auth/unknown'],
});

export const finishSocial = endpoint({
  method: 'PUT',
  path: '/wps/session/social',
  summary: 'Checks what the provider sent the browser back with; gives a ticket for one use.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    /** The query of the address that the browser came back to, and what stood behind its `#`. */
    answer: z.string().max(8000),
  }),
  reply: z.strictObject({
    ticket: socialTicket,
    provider,
    /** Whether the account elsewhere belongs to an account here; without one it opens a new one. */
    isBound: z.boolean(),
    /** What the provider calls its owner; may be empty. */
    name: z.string(),
  }),
  errors: ['auth/popup-closed-by-user', 'auth/unknown', 'social_expired'],
});

export const logInBySocial = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  summary: 'Signs a member in by an account elsewhere that is bound to theirs.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    ticket: socialTicket,
    agentLogin: z.boolean().optional(),
    rememberMe: z.boolean().optional(),
    factor: secondFactor.optional(),
    /** What a device signed, in the place of a typed factor. */
    passkey: passkeyResponse.optional(),
  }),
  reply: signedIn,
  errors: [
    'social_expired',
    'social_not_bound',
    'second_factor_required',
    'second_factor_incorrect',
    'account_locked',
    'login_throttled',
    'non_member_account',
    'error_not_agent',
  ],
});

export const readSocialBindings = endpoint({
  method: 'GET',
  path: own,
  summary: 'Which accounts elsewhere sign this member in, and which could.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    providers: z.array(
      z.strictObject({
        provider,
        /** Absent while none is bound. */
        bound: z.strictObject({ name: z.string(), boundAt: instantText }).nullable(),
      }),
    ),
  }),
  errors: [],
});

export const bindSocial = endpoint({
  method: 'POST',
  path: own,
  summary: 'Binds the account elsewhere that was just proven.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  encrypted: true,
  body: z.strictObject({ ticket: socialTicket }),
  reply: z.strictObject({}),
  errors: ['social_expired', 'social_taken'],
});

export const deleteSocial = endpoint({
  method: 'DELETE',
  path: `${own}/{provider}`,
  summary: 'An account elsewhere signs nobody in any more.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  params,
  reply: z.strictObject({}),
  errors: ['social_not_bound'],
});
