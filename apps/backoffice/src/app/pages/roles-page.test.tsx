import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk } from '../../testing/desk.tsx';

describe('roles and permissions', () => {
  it('shows which role may do what', async () => {
    await openDesk('/roles');
    const title = page.getByRole('heading', { name: 'Roles and permissions' });
    await expect.element(title).toBeVisible();
    const cells = page.getByRole('row', { name: /Adjust balances/u }).getByText('Yes');
    // Owner and cashier, and nobody else.
    await expect.poll(() => cells.elements().length).toBe(2);
  });
});
