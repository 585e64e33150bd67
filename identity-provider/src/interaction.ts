import type { IncomingMessage, ServerResponse } from 'node:http';
import type { default as Provider, InteractionResults } from 'oidc-provider';
import { clientId } from './open-id.ts';
import { signInPage } from './page.ts';

/** What the page may do: its own style, and its form, which leads on to the sites. */
const pageRules =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const mostBytes = 4096;
const longestName = 40;

/** Asks who somebody is, once; what the site wants to know of them needs no second question. */
export async function interact(
  provider: Provider,
  call: { readonly request: IncomingMessage; readonly response: ServerResponse },
  sites: readonly string[],
): Promise<void> {
  const { request, response } = call;
  const { prompt, session } = await provider.interactionDetails(request, response);
  if (prompt.name !== 'login') {
    const grantId = await consent(provider, session?.accountId ?? '');
    await finish(provider, call, { consent: { grantId } });
    return;
  }
  if (request.method !== 'POST') {
    const page = signInPage(request.headers['accept-language'] ?? '');
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${pageRules} ${sites.join(' ')}`,
        'cache-control': 'no-store',
      })
      .end(page);
    return;
  }
  const form = await formOf(request);
  const accountId = (form.get('person') ?? '').trim().slice(0, longestName);
  const isSignedIn = form.get('act') === 'sign_in' && accountId !== '';
  const result = isSignedIn
    ? { login: { accountId, remember: false } }
    : { error: 'access_denied' };
  await finish(provider, call, result);
}

function finish(
  provider: Provider,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  result: InteractionResults,
): Promise<void> {
  return provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: true,
  });
}

function consent(provider: Provider, accountId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid profile');
  return grant.save();
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > mostBytes) {
      throw new Error('a name is shorter');
    }
  }
  return new URLSearchParams(text);
}
