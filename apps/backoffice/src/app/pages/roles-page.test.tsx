import '../styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk } from '../../testing/desk.tsx';

describe('roles and permissions', () => {
  it('shows which role may do what', async () => {
    await page.viewport(1280, 800);
    await openDesk('/roles');
    const title = page.getByRole('heading', { name: 'Roles and permissions' });
    await expect.element(title).toBeVisible();
    const cells = page.getByRole('row', { name: /Adjust balances/u }).getByText('Yes');
    // Owner and cashier, and nobody else.
    await expect.poll(() => cells.elements().length).toBe(2);
  });

  it('keeps its head in view while the rows scroll', async () => {
    await page.viewport(1280, 800);
    await openDesk('/roles');
    const frame = page.getByRole('region', { name: 'Roles and permissions' });
    const head = page.getByRole('columnheader', { name: 'Owner' });
    await expect.element(head).toBeVisible();
    frame.element().scrollTop = 600;
    const top = () => head.element().getBoundingClientRect().top;
    await expect
      .poll(() => Math.abs(top() - frame.element().getBoundingClientRect().top))
      .toBeLessThan(3);
  });

  it('is read role by role on a phone', async () => {
    await page.viewport(390, 844);
    await openDesk('/roles');
    await page.getByText(/^Trader: /u).click();
    const open = page.getByRole('group').filter({ hasText: 'Trader' });
    await expect.element(open.getByRole('list')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1280, 800);
  });
});
