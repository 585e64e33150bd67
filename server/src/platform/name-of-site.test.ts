import { expect, it } from 'vitest';
import { nameOfSite } from './name-of-site.ts';

const site = { defaultLocale: 'en' } as const;

it.each([
  [{ ar: 'مطر', en: 'Rain' }, 'Rain'],
  [{ ar: 'مطر' }, 'مطر'],
  [{}, ''],
])('of %o is %s', (names, name) => {
  expect(nameOfSite(site, names)).toBe(name);
});
