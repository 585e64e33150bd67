import './app/styles.css';
import { negotiateLocale } from '@portal/i18n';
import { rememberedLocale } from '@portal/i18n/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { App } from './app/app.tsx';
import { createDeskRouter } from './app/router.tsx';
import { browserLanguages } from './shared/env.ts';

const locale =
  rememberedLocale(texts.locales) ??
  negotiateLocale({ wanted: browserLanguages(), offered: texts.locales, fallback: 'en' });
const initial = await texts.open(locale);
const root = document.getElementById('root');

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App router={createDeskRouter()} texts={texts} initial={initial} />
    </StrictMode>,
  );
}
