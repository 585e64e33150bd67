import './app/styles.css';
import { negotiateLocale } from '@portal/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { App } from './app/app.tsx';
import { createDeskRouter } from './app/router.tsx';
import { deskLanguages, keptLanguage, languageOf } from './shared/desk-languages.ts';
import { browserLanguages } from './shared/env.ts';

const offered = deskLanguages(texts);
const { code, locale } =
  keptLanguage.read(offered) ??
  languageOf(
    negotiateLocale({ wanted: browserLanguages(), offered: texts.locales, fallback: 'en' }),
  );
const dictionary = await texts.open(locale);
const root = document.getElementById('root');

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App router={createDeskRouter()} texts={texts} initial={{ code, locale, dictionary }} />
    </StrictMode>,
  );
}
