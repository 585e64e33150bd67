import { nowMs } from '../time/clock.ts';
import type { VendorCategory } from './game.ts';

interface KeptVendors {
  readonly list: VendorCategory[];
  readonly atMs: number;
}

const keyOf = (language: string) => `vendors:${language}`;

export function keepVendors(language: string, list: VendorCategory[]): void {
  try {
    sessionStorage.setItem(keyOf(language), JSON.stringify({ list, atMs: nowMs() }));
  } catch {
    // Storage is blocked or full: the list lasts as long as the page.
  }
}

export function keptVendors(language: string): KeptVendors | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(language));
    // Only `keepVendors` writes this key.
    return text === null ? undefined : (JSON.parse(text) as KeptVendors);
  } catch {
    return undefined;
  }
}
