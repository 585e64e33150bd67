import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.ts';

/** Secrets and codes travel there, so the open network needs TLS; this machine does not. */
const address = z
  .string()
  .regex(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))\S*$/u,
    'must be an https:// address, or http:// on this machine',
  );

const oidc = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Where the provider describes itself; absent for the one that the name stands for. */
  issuer: address.optional(),
});

const geetest = z.strictObject({
  /** Signs our questions; GeeTest shows it beside the id that the site configuration has. */
  captchaKey: z.string().min(1),
  /** Of the questions of this server. */
  host: address.default('https://gcaptcha4.geetest.com'),
  timeoutMilliseconds: z.int().min(100).max(10_000).default(3000),
  /** What a check is worth while GeeTest gives no answer: nothing, or everything. */
  whenDown: z.enum(['refuse', 'accept']).default('refuse'),
});

/** For another issuer in Google's place; the project stands in the site configuration. */
const firebase = z.strictObject({
  issuer: address.optional(),
  audience: z.string().min(1).optional(),
  /** Where its keys are, as a JWK set. */
  keys: address.optional(),
  timeoutMilliseconds: z.int().min(100).max(10_000).default(3000),
});

const zalo = z.strictObject({
  appId: z.string().regex(/^\d{1,30}$/u),
  secretKey: z.string().min(1),
  /** Where people sign in, and where it says who they are. */
  oauth: address.default('https://oauth.zaloapp.com'),
  graph: address.default('https://graph.zalo.me'),
});

/** The accounts that this site has with others who help people to sign in. */
const signInSettings = z.strictObject({
  google: oidc.optional(),
  facebook: oidc.optional(),
  geetest: geetest.optional(),
  firebase: firebase.optional(),
  zalo: zalo.optional(),
  telegram: z.strictObject({ botToken: z.string().regex(/^\d{3,20}:[\w-]{20,100}$/u) }).optional(),
});

export type SignInSettings = z.output<typeof signInSettings>;
export type ZaloSettings = z.output<typeof zalo>;
export type FirebaseSettings = z.output<typeof firebase>;
export type GeetestSettings = z.output<typeof geetest>;
export type OidcSettings = z.output<typeof oidc>;

/** The settings of a file; a start with a bad one ends with a sentence that names it. */
export function readSignInSettings(path: string | undefined): SignInSettings {
  if (path === undefined) {
    return {};
  }
  try {
    return signInSettings.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    // The message of a parser may quote the text around a fault, which holds secrets.
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it is no JSON';
    throw new StartError(`SIGN_IN_FILE=${path} does not describe ways to sign in: ${why}`);
  }
}
