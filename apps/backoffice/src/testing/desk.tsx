import type { Dictionary } from '@portal/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createDeskRouter } from '../app/router.tsx';
import { useOperatorSession } from '../features/session/operator-session.ts';
import { sessionToken } from '../shared/client.ts';
import { queryClient } from '../shared/query-client.ts';
import { operator } from './samples.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = { readonly value: unknown } | { readonly refusal: string; readonly status: number };

const answers = new Map<string, (call: Asked) => Answer>();

/** Every call that the simulated server received. */
export const asked: Asked[] = [];

/**
 * Sets the answer to a call from now on; `pattern` is method and path, with `*` for one segment.
 */
export function answer(pattern: string, reply: (call: Asked) => Answer): void {
  answers.set(pattern, reply);
}

async function farSide(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace('/api/backoffice/', '');
  const call = {
    method: request.method,
    path,
    query: Object.fromEntries(searchParams),
    body: await request.text(),
  };
  asked.push(call);
  const shape = `${request.method} ${path.replaceAll(/(?:mbr|apr|opr)_\w+/gu, '*')}`;
  const reply = answers.get(shape)?.(call) ?? { refusal: 'not_found', status: 404 };
  return 'value' in reply
    ? Response.json({ success: true, value: reply.value })
    : Response.json(
        {
          success: false,
          code: reply.refusal,
          message: `Refused: ${reply.refusal}`,
          data: { captcha: reply.refusal === 'captcha_required' },
          requestId: 'req_1',
        },
        { status: reply.status },
      );
}

let root: Root | undefined;
let dictionaries: Readonly<Record<'en' | 'ar', Dictionary>>;

/** Opens an address of the desk in a language, as a signed-in operator unless told otherwise. */
export function openDesk(address: string, locale: 'en' | 'ar' = 'en') {
  const router = createDeskRouter(
    createMemoryHistory({ initialEntries: [`/backoffice${address}`] }),
  );
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <App
      router={router}
      texts={texts}
      initial={{ code: locale, locale, dictionary: dictionaries[locale] }}
    />,
  );
  return router;
}

beforeEach(async () => {
  dictionaries = { en: await texts.open('en'), ar: await texts.open('ar') };
  vi.stubGlobal('fetch', farSide);
  answer('GET session/me', () => ({ value: operator }));
  answer('POST session/resume', () => ({ value: { token: 'fresh', operator } }));
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  answers.clear();
  asked.length = 0;
  queryClient.clear();
  sessionToken.clear();
  useOperatorSession.setState({ state: 'unknown', operator: undefined });
  vi.unstubAllGlobals();
});
