import { isKeepableText } from '@portal/money';
import { hash } from 'node:crypto';
import * as oidc from 'openid-client';
import { isInOneForm } from '../compact-token.ts';
import type { SocialProvider, SocialVerdict, SocialWay } from './provider.ts';

export interface OidcClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How long a provider may take to answer us. */
const timeoutSeconds = 5;
/** Beyond it a subject is no subject (OpenID Connect Core 2). */
const longestSubject = 255;

/** OpenID Connect by code with PKCE; `describe` says where its addresses and keys are. */
export function oidcProvider(describe: () => Promise<oidc.Configuration>): SocialProvider {
  let description: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    description ??= describe().catch((error: unknown) => {
      // A provider that was away at the first attempt is asked again at the next one.
      description = undefined;
      throw error;
    });
    return description;
  };
  return {
    async addressOf(way) {
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: way.returnUrl,
        scope: 'openid profile',
        state: way.state,
        nonce: way.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async judge(answer, way) {
      const code = answer.get('error');
      if (code !== null) {
        return code === 'access_denied' ? { kind: 'cancelled' } : { kind: 'refused', why: code };
      }
      try {
        return await redeem(await configuration(), answer, way);
      } catch (error) {
        return { kind: 'refused', why: error };
      }
    },
  };
}

async function redeem(
  configuration: oidc.Configuration,
  answer: URLSearchParams,
  way: SocialWay,
): Promise<SocialVerdict> {
  const back = new URL(way.returnUrl);
  back.search = answer.toString();
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    expectedState: way.state,
    expectedNonce: way.nonce,
    pkceCodeVerifier: way.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || !isSubject(claims.sub)) {
    return { kind: 'refused', why: 'the token names nobody' };
  }
  const { client_id: clientId } = configuration.clientMetadata();
  const { access_token: accessToken, id_token: text = '' } = tokens;
  if (!isInOneForm(text) || !isForUs(claims, { clientId, accessToken })) {
    return { kind: 'refused', why: 'the token is not as it should be' };
  }
  const { name } = claims;
  return {
    kind: 'proven',
    subject: claims.sub,
    name: typeof name === 'string' && isKeepableText(name) ? name : '',
  };
}

function isSubject(subject: string): boolean {
  return subject !== '' && subject.length <= longestSubject && isKeepableText(subject);
}

/** What the library leaves to whoever asks (OpenID Connect Core 3.1.3.7 and 3.1.3.8). */
function isForUs(
  { aud, azp, iat, exp, at_hash: accessHash }: oidc.IDToken,
  { clientId, accessToken }: { readonly clientId: string; readonly accessToken: string },
): boolean {
  const isOursAlone = [aud].flat().length === 1 && (azp === undefined || azp === clientId);
  // Its signer uses SHA-256, so the half of it has 16 bytes.
  const half = hash('sha256', accessToken, 'buffer').subarray(0, 16);
  const isBesideIt = accessHash === undefined || accessHash === half.toString('base64url');
  return isOursAlone && isBesideIt && iat < exp;
}

/** A provider whose description is part of this release. */
export function describedBy(
  metadata: oidc.ServerMetadata,
  client: OidcClient,
): Promise<oidc.Configuration> {
  const made = new oidc.Configuration(metadata, client.clientId, client.clientSecret);
  return Promise.resolve(hardened(made));
}

/** A provider that describes itself at its issuer. */
export async function discovered(issuer: string, client: OidcClient): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  // The settings take plain HTTP on this machine only.
  const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const { clientId, clientSecret } = client;
  const options = { execute, timeout: timeoutSeconds };
  return hardened(await oidc.discovery(url, clientId, clientSecret, undefined, options));
}

/** The signature of a token is checked even where TLS already says who sent it (R69). */
function hardened(configuration: oidc.Configuration): oidc.Configuration {
  oidc.enableNonRepudiationChecks(configuration);
  configuration.timeout = timeoutSeconds;
  return configuration;
}
