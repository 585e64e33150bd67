/** Everything that the app reads from the browser's settings; no other file reads them. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/**
 * The zone of the site, with which the page arrives: times and days of the desk are the site's,
 * wherever the desk stands. A page that no server filled has the browser's own.
 */
export function siteTimeZone(): string {
  const boot = document.getElementById('boot')?.textContent ?? '{}';
  // The server wrote it.
  const { timeZone } = JSON.parse(boot) as { readonly timeZone?: string };
  return timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const basePath = '/backoffice';
