import type { SocialProviderName } from '@portal/protocol';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keptBrowserSecret } from '../../codes/browser-secret.ts';
import { newSecret, secretHash } from '../../secrets.ts';
import type { SocialProviders } from '../open-providers.ts';
import type { SocialPurpose } from '../store-social.ts';
import { insertFlow } from '../store-social.ts';
import { wayOf } from '../way-of.ts';

/** As long as somebody may take to sign in elsewhere. */
const flowMinutes = 10;

/**
 * Where the browser goes, and the cookie by which it is known when it comes back. Refuses with
 * `auth/operation-not-allowed` where the site has no account with the provider, `auth/unknown` when
 * the provider does not answer.
 */
export async function startSocial(
  providers: SocialProviders,
  scope: Scope,
  command: {
    readonly provider: SocialProviderName;
    readonly purpose: SocialPurpose;
    readonly request: RequestFacts;
    readonly host: string;
  },
): Promise<{ readonly address: string; readonly cookie: CookieToSet }> {
  const { provider, purpose, request, host } = command;
  const { clock, random, log } = scope.ctx;
  const adapter = providers.get(provider);
  if (adapter === undefined) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const { secret: browserSecret, cookie } = keptBrowserSecret(request, random);
  const state = newSecret(random);
  const way = wayOf(request, { purpose, browserSecret, state, host });
  const address = await adapter.addressOf(way).catch((error: unknown) => {
    log.warn({ err: error, provider }, 'a provider of sign-ins does not answer');
    throw new Refusal('auth/unknown');
  });
  await scope.transaction((ctx) =>
    insertFlow(ctx.tx, {
      stateHash: secretHash(state),
      browserHash: secretHash(browserSecret),
      provider,
      purpose,
      expiresAt: clock.now().add({ minutes: flowMinutes }),
    }),
  );
  return { address, cookie };
}
