import { createFarSide, samples } from '@portal/protocol/testing';
import { discardToasts } from '@portal/ui/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { createDeskRouter } from '../app/router.tsx';
import { useOperatorSession, type Operator } from '../features/session/operator-session.ts';
import { sessionToken } from '../shared/client.ts';
import { queryClient } from '../shared/query-client.ts';

/** The server behind every screen of a test; it knows an owner, who is signed in. */
export const far = createFarSide();

/** The server knows an operator with other rights from now on. */
export function sitAs(changes: Partial<Operator>): void {
  const operator = { ...samples.readOperator, ...changes };
  far.answer('readOperator', operator);
  far.answer('resumeOperatorSession', { ...samples.resumeOperatorSession, operator });
}

/** The server knows nobody here until somebody logs in. */
export function sitAsNobody(): void {
  far.refuse('readOperator', 'not_signed_in');
  far.refuse('resumeOperatorSession', 'not_signed_in');
}

let root: Root | undefined;

/** Opens an address of the desk in a language. */
export async function openDesk(address: string, locale: 'en' | 'ar' = 'en') {
  const router = createDeskRouter(
    createMemoryHistory({ initialEntries: [`/backoffice${address}`] }),
  );
  const dictionary = await texts.open(locale);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<App router={router} texts={texts} initial={{ code: locale, locale, dictionary }} />);
  return router;
}

beforeEach(() => {
  // Here and not at the end of the test before, whose last answer may have raised one since.
  discardToasts();
  vi.stubGlobal('fetch', far.fetch);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  const faults = [...far.faults];
  far.reset();
  queryClient.clear();
  sessionToken.clear();
  useOperatorSession.setState({ state: 'unknown', operator: undefined });
  vi.unstubAllGlobals();
  expect(faults, 'calls and answers that break their declarations').toEqual([]);
});
