import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk, sitAs, sitAsNobody } from '../../testing/desk.tsx';

describe("the desk's address", () => {
  it('leads to the first place that the operator may open', async () => {
    const router = await openDesk('/');
    await expect.element(page.getByRole('heading', { name: 'Members' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/members');
  });

  it('leads an operator without abilities to the own account, which everybody has', async () => {
    sitAs({ abilities: [] });
    const router = await openDesk('/');
    await expect.element(page.getByRole('heading', { name: 'Security' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/security');
  });

  it('asks somebody whom the server does not know to log in', async () => {
    sitAsNobody();
    const router = await openDesk('/');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  it('speaks Arabic', async () => {
    await openDesk('/', 'ar');
    await expect.element(page.getByRole('heading', { name: 'الأعضاء' })).toBeVisible();
  });
});
