import './app/styles.css';
import { LanguageProvider } from '@portal/i18n/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { lateSheets } from './app/late-sheets.ts';
import { createPortalRouter } from './app/router.tsx';
import { seedFromBoot } from './app/seed-from-boot.ts';
import { queryDefaults } from './shared/client/query-defaults.ts';
import { keepInstallOffer } from './shared/device/install-offer.ts';
import { takeHandOffToken } from './shared/session/hand-off-token.ts';
import { readBoot } from './shared/site/boot.ts';
import { BootContext } from './shared/site/site-facts.ts';
import { keptLanguage, siteLanguages, startLanguage } from './shared/site/site-languages.ts';

// Both are read before the router writes addresses of its own.
const handOff = takeHandOffToken(new URL(globalThis.location.href));
const arrival = new URLSearchParams(globalThis.location.search);
const boot = readBoot();
const offered = siteLanguages(boot);
const language = startLanguage(boot, offered);
const queries = new QueryClient({ defaultOptions: queryDefaults });
seedFromBoot(queries, boot);
keepInstallOffer();

// The script of the first paint says so, because nothing else is there yet (SYS-06).
void start().catch(() => globalThis.dispatchEvent(new Event('start-failed')));

/**
 * This is a function instead of a top-level `await`, because later chunks import this module and
 * would wait for it too.
 */
async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (root === null) {
    return;
  }
  const { ownTexts } = boot.system.info;
  if (ownTexts.length > 0) {
    // Few sites have any, so how they are laid over is no part of a start.
    const { ownTextsOf } = await import('./shared/site/own-texts-client.ts');
    texts.replacedBy((locale) => ownTextsOf(locale, ownTexts));
  }
  const [dictionary] = await Promise.all([texts.open(language.locale), lateSheets()]);
  createRoot(root).render(
    <BootContext value={boot}>
      <LanguageProvider
        texts={texts}
        offered={offered}
        initial={{ ...language, dictionary }}
        memory={keptLanguage}
        timeZone={boot.system.info.timeZone}
      >
        <QueryClientProvider client={queries}>
          <RouterProvider router={createPortalRouter(boot.system.info)} />
        </QueryClientProvider>
      </LanguageProvider>
    </BootContext>,
  );
  const [{ keepReferral }, { resume }] = await Promise.all([
    import('./features/session/referral-info.ts'),
    import('./features/session/resume.ts'),
  ]);
  keepReferral(arrival);
  await (handOff === undefined ? resume() : byHandOff(handOff));
  const { keepOfflinePage } = await import('./shared/device/offline-page.ts');
  await keepOfflinePage(boot.whitelabel);
}

/** Few come this way, so its script is no part of a start. */
async function byHandOff(token: string): Promise<void> {
  const { enterByHandOff } = await import('./features/session/enter-by-hand-off.ts');
  await enterByHandOff(token);
}
