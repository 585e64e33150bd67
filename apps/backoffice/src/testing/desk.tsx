import type { Locale } from '@portal/i18n';
import { backofficeAreas } from '@portal/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createDeskRouter } from '../app/router.tsx';
import { useOperatorSession } from '../features/session/operator-session.ts';
import { sessionToken } from '../shared/client.ts';
import { queryClient } from '../shared/query-client.ts';
import { messagesFor } from './messages-for.ts';
import { operator } from './samples.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = { readonly value: unknown } | { readonly refusal: string; readonly status: number };

const answers = new Map<string, (asked: Asked) => Answer>();

/** Every call that reached the far side. */
export const asked: Asked[] = [];

/** Sets what a call answers from now on; `pattern` is method and path, `*` for one part of it. */
export function answer(pattern: string, reply: (asked: Asked) => Answer): void {
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
  const shape = `${request.method} ${path.replaceAll(/mbr_\w+/gu, '*')}`;
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

/** Opens an address of the desk in a language, as a signed-in operator unless told otherwise. */
export function openDesk(address: string, locale: Locale = 'en') {
  const router = createDeskRouter(
    createMemoryHistory({ initialEntries: [`/backoffice${address}`] }),
  );
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  const initial = { locale, messages: messagesFor(locale, backofficeAreas) };
  root.render(
    <App
      router={router}
      initial={initial}
      offered={['en', 'ar']}
      load={(next) => Promise.resolve(messagesFor(next === 'ar' ? 'ar' : 'en', backofficeAreas))}
    />,
  );
  return router;
}

beforeEach(() => {
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
