import { wholeLocales, type Locale } from '@portal/i18n';

/** Everything that the app reads from the browser's settings; no other file reads them. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/** What the server wrote into the page; a page that no server filled has nothing. */
interface Boot {
  readonly timeZone?: string;
  readonly languages?: readonly Locale[];
}

function boot(): Boot {
  // The server wrote it.
  return JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
}

/**
 * The zone of the site, with which the page arrives: times and days of the desk are the site's,
 * wherever the desk stands. A page that no server filled has the browser's own.
 */
export function siteTimeZone(): string {
  return boot().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The languages in which members read, the site's default first. A page that no server filled has
 * those in which every text is there.
 */
export function siteLanguages(): readonly Locale[] {
  return boot().languages ?? ['en', ...wholeLocales.filter((locale) => locale !== 'en')];
}

export const basePath = '/backoffice';
