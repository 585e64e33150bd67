import { keep, recall } from '../../shared/device/storage.ts';

const place = 'recentSearches';
const most = 5;

/** What was looked for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  return (recall(place) ?? '').split('\n').filter((text) => text !== '');
}

export function keepSearch(text: string): void {
  const search = text.trim();
  if (search !== '') {
    const others = recentSearches().filter((other) => other !== search);
    keep(place, [search, ...others].slice(0, most).join('\n'));
  }
}

export function forgetSearches(): void {
  keep(place, null);
}
