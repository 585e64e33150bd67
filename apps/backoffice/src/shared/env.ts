/** Everything that the app reads from the browser's settings; no other file reads them. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/** Operators read times in the zone of their own desk; the full form names no other. */
export function siteTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const basePath = '/backoffice';
