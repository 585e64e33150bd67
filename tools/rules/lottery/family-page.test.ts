import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { familyPage } from './family-page.ts';

const pages = join(import.meta.dirname, '../../../docs/rules');

describe('the rules pages of the lottery', () => {
  it.each(families)('are fresh for %s: npm run rules:lottery -- --pages', (family) => {
    const path = join(pages, `lottery-${family}.md`);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(familyPage(family));
  });
});
