import { openTexts } from '@portal/i18n/files';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Send } from '../delivery/index.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import type { SiteViewer } from '../site/index.ts';
import { createAuthenticator } from './authenticator.ts';
import { firebaseReader } from './codes/firebase-reader.ts';
import { deliverCode } from './codes/deliver-code.ts';
import { captchaReader } from './captcha/captcha-reader.ts';
import type { IdentityEnv } from './env.ts';
import { identityDemo } from './demo-part.ts';
import { identityJobs } from './jobs.ts';
import { renewTotpSecrets } from './factors/totp-secrets.ts';
import { deliverTemporary } from './recovery/deliver-temporary.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createRefusedLogins } from './refused-logins.ts';
import { identityRoutes } from './routes.ts';
import { newSecret } from './secrets.ts';
import type { SignInSettings } from './sign-in-settings.ts';
import { openProviders } from './social/open-providers.ts';

/**
 * At most two hashes of 46 MiB are computed at a time; further logins wait in line or are refused
 * (R61).
 */
const hasherLimits = { parallel: 2, mostWaiting: 200 };

export interface IdentityPlug extends ContextPlug, IdentityEnv {}

export async function plugIdentity(
  env: ContextEnv,
  parts: {
    readonly viewer: SiteViewer;
    readonly send: Send;
    readonly signIn: SignInSettings;
  },
): Promise<IdentityPlug> {
  const { viewer, send, signIn } = parts;
  await renewAll({ work: env.work, name: 'renew_authenticators' }, renewTotpSecrets);
  const shared: IdentityEnv = {
    viewer,
    readFirebase: firebaseReader({ settings: signIn.firebase, log: env.log }),
    readCaptcha: captchaReader({ viewer, settings: signIn.geetest, log: env.log }),
    hasher: createPasswordHasher(hasherLimits, newSecret(env.random)),
    authenticator: createAuthenticator(env),
    refusedLogins: createRefusedLogins(env),
  };
  const brand = () => viewer.peek().configuration.name;
  const messages = { send, texts: openTexts(), brand };
  return {
    ...shared,
    events: {
      'identity.code_wanted': [deliverCode(messages)],
      'identity.password_mail_wanted': [deliverTemporary(messages)],
    },
    routes: identityRoutes(shared, openProviders(signIn)),
    jobs: identityJobs,
    demoParts: [identityDemo(shared)],
    stop: () => shared.refusedLogins.stop(),
  };
}
