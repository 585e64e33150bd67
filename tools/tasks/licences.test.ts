import { expect, it } from 'vitest';
import { licencesOf, licencesPage } from './licences.ts';

it('lists the licence of every package from outside, stated in whatever way', () => {
  const licences = licencesOf({
    components: [
      { name: 'zod', version: '4.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'money', version: '0.1.0', purl: 'pkg:npm/%40portal/money@0.1.0' },
      { name: 'both', version: '1.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
      { name: 'none', version: '2.0.0' },
    ],
  });
  expect(licencesPage(licences).trim().split('\n').slice(4)).toEqual([
    '| `both` | 1.0.0 | (MIT OR Apache-2.0) |',
    '| `none` | 2.0.0 | not stated |',
    '| `zod` | 4.0.0 | MIT |',
  ]);
});
