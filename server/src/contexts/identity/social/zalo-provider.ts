import { createHash, createHmac } from 'node:crypto';
import { isKeepableText } from '@portal/money';
import { z } from 'zod';
import { askText } from '../../../platform/ask-text.ts';
import type { ZaloSettings } from '../sign-in-settings.ts';
import type { SocialProvider, SocialVerdict, SocialWay } from './provider.ts';

/** How long Zalo may take to answer us. */
const timeoutMilliseconds = 5000;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
/** Its errors come with status 200 and a number above or below zero. */
const meAnswer = z.object({
  id: z.string().regex(/^\d{1,30}$/u),
  name: z.string().refine(isKeepableText).optional(),
  error: z.literal(0).optional(),
});

/**
 * Zalo's login (developers.zalo.me, "Social API", OAuth v4): by code with PKCE, the secret of the
 * app in a header. It signs nothing, so whoever it speaks of is asked of it with the token, which
 * the secret proves to be ours.
 */
export function zaloProvider(settings: ZaloSettings): SocialProvider {
  return {
    addressOf(way) {
      const address = new URL('/v4/permission', settings.oauth);
      address.searchParams.set('app_id', settings.appId);
      address.searchParams.set('redirect_uri', way.returnUrl);
      address.searchParams.set('code_challenge', challengeOf(way.verifier));
      address.searchParams.set('state', way.state);
      return Promise.resolve(address.href);
    },
    async judge(answer, way) {
      const code = answer.get('code');
      if (code === null || code === '') {
        return { kind: 'cancelled' };
      }
      try {
        return await whoIs(settings, await tokenFor(settings, code, way));
      } catch (error) {
        return { kind: 'refused', why: error };
      }
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

async function tokenFor(
  { appId, secretKey, oauth }: ZaloSettings,
  code: string,
  { verifier }: SocialWay,
): Promise<string> {
  const form = { code, app_id: appId, grant_type: 'authorization_code', code_verifier: verifier };
  const text = await askText({
    url: new URL('/v4/access_token', oauth).href,
    headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: secretKey },
    body: new URLSearchParams(form).toString(),
    timeoutMilliseconds,
  });
  return tokenAnswer.parse(JSON.parse(text)).access_token;
}

async function whoIs({ secretKey, graph }: ZaloSettings, token: string): Promise<SocialVerdict> {
  const url = new URL('/v2.0/me', graph);
  url.searchParams.set('fields', 'id,name');
  const text = await askText({
    url: url.href,
    headers: {
      access_token: token,
      appsecret_proof: createHmac('sha256', secretKey).update(token).digest('hex'),
    },
    timeoutMilliseconds,
  });
  const { id, name = '' } = meAnswer.parse(JSON.parse(text));
  return { kind: 'proven', subject: id, name };
}
