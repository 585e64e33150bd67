import './app/styles.css';
import { negotiateLocale } from '@portal/i18n';
import { rememberedLocale } from '@portal/i18n/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages, offeredLocales } from 'virtual:messages';
import { App } from './app/app.tsx';
import { createDeskRouter } from './app/router.tsx';
import { browserLanguages } from './shared/env.ts';

const locale =
  rememberedLocale() ??
  negotiateLocale({ wanted: browserLanguages(), offered: offeredLocales, fallback: 'en' });
const messages = await loadMessages(locale);
const root = document.getElementById('root');

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App
        router={createDeskRouter()}
        initial={{ locale, messages }}
        offered={offeredLocales}
        load={loadMessages}
      />
    </StrictMode>,
  );
}
