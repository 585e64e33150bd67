import type { SocialProviderName } from '@portal/protocol';
import { knownIssuers } from './data/known-issuers.ts';
import { describedBy, discovered, oidcProvider } from './oidc-provider.ts';
import type { SocialProvider } from './provider.ts';
import type { OidcSettings, SignInSettings } from '../sign-in-settings.ts';
import { telegramProvider } from './telegram-provider.ts';
import { zaloProvider } from './zalo-provider.ts';

export type SocialProviders = ReadonlyMap<SocialProviderName, SocialProvider>;

/** The providers that this site has an account with; the others are offered to nobody. */
export function openProviders(settings: SignInSettings): SocialProviders {
  const { google, facebook, telegram, zalo } = settings;
  const providers = new Map<SocialProviderName, SocialProvider>();
  if (google !== undefined) {
    providers.set('google', byOidc('google', google));
  }
  if (facebook !== undefined) {
    providers.set('facebook', byOidc('facebook', facebook));
  }
  if (telegram !== undefined) {
    providers.set('telegram', telegramProvider(telegram));
  }
  if (zalo !== undefined) {
    providers.set('zalo', zaloProvider(zalo));
  }
  return providers;
}

function byOidc(name: keyof typeof knownIssuers, settings: OidcSettings): SocialProvider {
  const { issuer } = settings;
  return oidcProvider(() =>
    issuer === undefined ? describedBy(knownIssuers[name], settings) : discovered(issuer, settings),
  );
}
