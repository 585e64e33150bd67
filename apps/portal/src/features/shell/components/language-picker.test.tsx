import { createTexts, type Locale } from '@portal/i18n';
import { LanguageProvider, useLanguage, type Language } from '@portal/i18n/react';
import { sampleBoot } from '@portal/protocol/testing';
import { LiveRegions, Toaster } from '@portal/ui';
import { createRoot, type Root } from 'react-dom/client';
import { texts } from 'virtual:messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BootContext } from '../../../shared/site/site-facts.ts';
import { keptLanguage } from '../../../shared/site/site-languages.ts';
import { far, openPart } from '../../../testing/portal.tsx';
import { LanguagePicker } from './language-picker.tsx';

const arabic: Language = { code: 'TY', locale: 'ar' };
const english: Language = { code: 'EN', locale: 'en' };
let root: Root;

/** A page in the first of these languages. */
async function show(languages: readonly [Language, ...Language[]], source = texts): Promise<void> {
  const [first] = languages;
  const dictionary = await source.open(first.locale);
  root.render(
    <BootContext value={sampleBoot()}>
      <LanguageProvider
        texts={source}
        offered={languages}
        initial={{ ...first, dictionary }}
        memory={keptLanguage}
        timeZone="Asia/Bangkok"
      >
        <LanguagePicker />
        <CurrentCode />
        <LiveRegions />
        <Toaster label="Messages" closeLabel="Dismiss" />
      </LanguageProvider>
    </BootContext>,
  );
}

function CurrentCode() {
  return <output>{useLanguage().code}</output>;
}

async function choose(name: string): Promise<void> {
  await page.getByRole('button').first().click();
  await page.getByRole('option', { name, exact: true }).click();
}

const { documentElement: html } = document;
const kept = () => ['hisLang', 'lang'].map((name) => localStorage.getItem(name));

beforeEach(() => {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  html.dir = 'ltr';
  html.lang = 'en';
  localStorage.clear();
});

describe('LanguagePicker', () => {
  it('switches text and direction, and keeps the code under hisLang and lang', async () => {
    await show([arabic, english]);
    await expect.element(page.getByRole('button', { name: 'اللغة: العربية' })).toBeVisible();
    expect([html.lang, html.dir, ...kept()]).toEqual(['ar', 'rtl', null, null]);
    await choose('English');
    await expect.element(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    expect([html.lang, html.dir, ...kept()]).toEqual(['en', 'ltr', 'EN', 'EN']);
  });

  it('names the code where two languages show the same texts', async () => {
    await show([{ code: 'TY', locale: 'en' }, english]);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('TY');
    await choose('English (EN)');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('EN');
    expect([html.lang, ...kept()]).toEqual(['en', 'EN', 'EN']);
  });

  it('stays with the old language and says so when the new one does not arrive', async () => {
    const files: Partial<Record<Locale, () => Promise<never>>> = {
      en: () => Promise.reject(new Error('offline')),
    };
    const broken = createTexts(files);
    const source = {
      ...texts,
      open: (locale: Locale) => (locale === 'en' ? broken : texts).open(locale),
    };
    await show([arabic, english], source);
    await choose('English');
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect([html.lang, html.dir, ...kept()]).toEqual(['ar', 'rtl', null, null]);
  });

  it('is busy until the texts of the chosen language are there', async () => {
    const file = Promise.withResolvers<never>();
    const late = createTexts({ en: () => file.promise });
    const source = {
      ...texts,
      open: (locale: Locale) => (locale === 'en' ? late : texts).open(locale),
    };
    await show([arabic, english], source);
    await choose('English');
    const picker = page.getByRole('button', { name: 'اللغة: العربية' });
    await expect.element(picker).toHaveAttribute('aria-busy', 'true');
    file.reject(new Error('offline'));
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect.element(picker).not.toHaveAttribute('aria-busy');
  });

  it('shows a language without texts of its own in English, in its direction', async () => {
    await show([english, { code: 'HE', locale: 'he' }]);
    await choose('עברית');
    await expect.element(page.getByRole('button', { name: 'Language: עברית' })).toBeVisible();
    expect([html.lang, html.dir, ...kept()]).toEqual(['he', 'rtl', 'HE', 'HE']);
  });

  it('tells the server what a member chose, and nothing of a visitor', async () => {
    await openPart(<LanguagePicker />, { as: 'member' });
    await choose('العربية');
    await expect.poll(() => far.calls('changeLanguage').at(-1)?.body).toEqual({ language: 'AR' });
  });

  it('is not there for one language', async () => {
    await show([arabic]);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('TY');
    expect(document.querySelector('[aria-haspopup]')).toBeNull();
  });
});
