import { describe, expect, it } from 'vitest';
import { switchesWithout } from '../../../test/factories/site.ts';
import { demoConfiguration, type SiteConfiguration } from '../site/index.ts';
import { numbersIn } from './numbers-in.ts';

/** Mobile numbers of these three by the plans of their countries; 081… is one in each. */
const site: SiteConfiguration = { ...demoConfiguration, phoneCountries: ['TH', 'VN', 'ID'] };

describe('numbersIn', () => {
  it('reads a national number in each country in which it is one, in their order', () => {
    expect(numbersIn(site, '0812345678')?.aliases).toEqual([
      '+66812345678',
      '+84812345678',
      '+62812345678',
    ]);
    expect(numbersIn({ ...site, phoneCountries: ['ID', 'TH'] }, '081 234 5678')?.aliases).toEqual([
      '+62812345678',
      '+66812345678',
    ]);
  });

  it('reads those of members of before where nobody registers by number any more', () => {
    const closed = { ...site, switches: switchesWithout('MOBILENUMREG3') };
    expect(numbersIn(closed, '0812345678')?.aliases).toContain('+66812345678');
  });

  it('reads an international one as itself', () => {
    expect(numbersIn(site, '+84 812 345 678')?.aliases).toEqual(['+84812345678']);
  });

  it('counts every way to write it as one, whoever has it', () => {
    const typed = ['0812345678', '+66812345678', '+84812345678', '081-234-5678'];
    expect(new Set(typed.map((name) => numbersIn(site, name)?.countedAs)).size).toBe(1);
  });

  it.each(['lampkeeper', '12', '0201234'])('finds none in %s', (name) => {
    expect(numbersIn(site, name)).toBeUndefined();
  });
});
