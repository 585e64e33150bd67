/** What this app knows of its surroundings; nothing else reads the browser's settings. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/** Operators read times in the zone of their own desk; the full form names no other. */
export function siteTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const basePath = '/backoffice';
