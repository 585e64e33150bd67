import type { SiteViewer } from '../site/index.ts';
import type { Authenticator } from './authenticator.ts';
import type { ReadCaptcha } from './captcha/captcha-answer.ts';
import type { ReadFirebase } from './codes/firebase-reader.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { RefusedLogins } from './refused-logins.ts';

/** What the use cases of sign-in need beside `ctx`. */
export interface IdentityEnv {
  readonly readCaptcha: ReadCaptcha;
  readonly readFirebase: ReadFirebase;
  readonly viewer: SiteViewer;
  readonly hasher: PasswordHasher;
  readonly authenticator: Authenticator;
  readonly refusedLogins: RefusedLogins;
}
