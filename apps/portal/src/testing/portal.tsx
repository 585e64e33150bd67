import '../app/styles.css';
import { LanguageProvider, type Language } from '@portal/i18n/react';
import type { BootAnswer } from '@portal/protocol';
import { createFarSide, sampleBoot, samples } from '@portal/protocol/testing';
import { forgetForms } from '@portal/ui';
import { discardToasts, render } from '@portal/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from 'virtual:messages';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPortalRouter } from '../app/router.tsx';
import { seedFromBoot } from '../app/seed-from-boot.ts';
import { queryDefaults } from '../shared/client/query-defaults.ts';
import { sessionToken } from '../shared/client/portal-client.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { favouritePace } from '../shared/favourites/one-per-second.ts';
import { useHiddenBalance } from '../shared/money/hidden-balance.ts';
import type { Person } from '../shared/session/person.ts';
import { useSession } from '../shared/session/session.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';
import { BootContext } from '../shared/site/site-facts.ts';
import { keptLanguage } from '../shared/site/site-languages.ts';
import { stillSocket } from './still-socket.ts';

/** The server behind every screen of a test. */
export const far = createFarSide();

/** What was said at once; the live region of the page is empty until then. */
export const alert = page.getByRole('alert').filter({ hasText: /\S/u });

/** How the sentence for a call without an answer begins. */
export const saidOf = {
  offline: /^We can't reach the server\./u,
  badGateway: /^Something failed on our side/u,
} as const;

interface Visit {
  /** `arriving` is somebody of whom nothing is known yet: `resume` finds out. */
  readonly as?: Person | 'arriving';
  readonly locale?: 'en' | 'ar';
  /** Whether offers may reach the member (R13); they may unless told otherwise. */
  readonly hearsOffers?: boolean;
  readonly boot?: Partial<BootAnswer>;
  /** Of the window; a desktop unless told otherwise. */
  readonly width?: number;
}

const languages = { en: { code: 'EN', locale: 'en' }, ar: { code: 'AR', locale: 'ar' } } as const;
const height = 900;

/** Opens an address of the portal with everything around its page. */
export async function openPortal(address: string, visit: Visit = {}) {
  const boot = sampleBoot(visit.boot);
  const router = createPortalRouter(
    boot.system.info,
    createMemoryHistory({ initialEntries: [address] }),
  );
  await show(<RouterProvider router={router} />, { ...visit, boot });
  return router;
}

/** Shows a part of the portal that stands in no page. */
export async function openPart(part: ReactNode, visit: Visit = {}): Promise<void> {
  await show(part, { ...visit, boot: sampleBoot(visit.boot) });
}

async function show(part: ReactNode, visit: Visit & { readonly boot: BootAnswer }): Promise<void> {
  const { as = 'visitor', boot, locale = 'en', width = 1280, hearsOffers = true } = visit;
  await page.viewport(width, height);
  const language: Language = languages[locale];
  const dictionary = await texts.open(locale);
  const queries = new QueryClient({
    defaultOptions: { ...queryDefaults, queries: { ...queryDefaults.queries, retry: false } },
  });
  seedFromBoot(queries, boot);
  signIn(as, hearsOffers);
  render(
    <BootContext value={boot}>
      <LanguageProvider
        texts={texts}
        offered={Object.values(languages)}
        initial={{ ...language, dictionary }}
        memory={keptLanguage}
        timeZone={boot.system.info.timeZone}
      >
        <QueryClientProvider client={queries}>{part}</QueryClientProvider>
      </LanguageProvider>
    </BootContext>,
  );
}

function signIn(person: Person | 'arriving', hearsOffers: boolean): void {
  if (person === 'arriving') {
    return;
  }
  if (person === 'visitor') {
    useSession.getState().leave();
    return;
  }
  const flags = { isTrial: person === 'trial', isAgent: person === 'agent', hearsOffers };
  useSession.getState().enter(samples.logIn.token, { ...samples.readMemberInfo, ...flags });
}

beforeEach(() => {
  forgetForms();
  discardToasts();
  vi.stubGlobal('fetch', far.fetch);
  vi.stubGlobal('WebSocket', stillSocket);
});

afterEach(() => {
  const faults = [...far.faults];
  far.reset();
  useDialogs.setState({ open: undefined });
  useSession.setState({
    status: 'checking',
    member: undefined,
    isFirstLogin: false,
    isChangePaw: false,
    isLeaving: false,
    ended: undefined,
  });
  useHiddenBalance.setState({ isHidden: false });
  sessionToken.clear();
  wantedPath.forget();
  favouritePace.forget();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  expect(faults, 'calls and answers that break their declarations').toEqual([]);
});
