import type { Endpoints, ReplyOf } from '@portal/protocol';
import { keep } from '../device/storage.ts';

/** What the screens may show of a session (portal.md 3). The server reads none of it back. */
const names = [
  'username',
  'merchant',
  'merchantCode',
  'merchantWallet',
  'validate',
  'enableSalary',
  'enableContract',
] as const;

type Facts = Pick<ReplyOf<Endpoints['logIn']>, (typeof names)[number]>;

export function keepFacts(facts: Facts): void {
  for (const name of names) {
    const value = facts[name];
    sessionStorage.setItem(name, typeof value === 'boolean' ? String(Number(value)) : value);
  }
  keep('merchantCode', facts.merchantCode);
}

/** Nothing is left to be proven in this session (portal.md 3). */
export function keepProven(): void {
  sessionStorage.setItem('validate', '1');
}

/** Whoever leaves a session leaves the values of the brand behind. */
export function restoreBrand(brand: {
  readonly name: string;
  readonly merchantCode: string;
}): void {
  for (const name of names) {
    sessionStorage.removeItem(name);
  }
  sessionStorage.setItem('merchant', brand.name);
  sessionStorage.setItem('merchantCode', brand.merchantCode);
  keep('merchantCode', brand.merchantCode);
}
