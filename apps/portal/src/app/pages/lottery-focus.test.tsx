import '../styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../testing/portal.tsx';

describe('a slip on a small phone', () => {
  it('lies over nothing that has the focus', async () => {
    await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
    await page.viewport(320, 640);
    const add = page.getByRole('button', { name: 'Add to list' });
    await expect.element(add).toBeVisible();
    const slip = document.querySelector('[data-ux="LOT-07"]');
    const before = [...document.querySelectorAll<HTMLElement>('main button, main input')].filter(
      (field) => !slip?.contains(field),
    );
    const hidden = before.filter((field) => {
      field.focus();
      const { left, bottom } = field.getBoundingClientRect();
      return slip?.contains(document.elementFromPoint(left + 4, bottom - 4)) === true;
    });
    expect(before.length).toBeGreaterThan(20);
    expect(hidden.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('says what is in the list, and leads down to it', async () => {
    await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
    await page.viewport(390, 844);
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: /^Bet list \(1\)/u }).click();
    await expect.element(page.getByRole('region', { name: 'Bet list' })).toBeInViewport();
  });
});
