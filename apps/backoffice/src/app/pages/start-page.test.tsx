import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAsNobody } from '../../testing/desk.tsx';

describe("the desk's address", () => {
  it('leads to the first place of every operator', async () => {
    far.answer('readOverview', samples.readOverview);
    const router = await openDesk('/');
    await expect.element(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/overview');
  });

  it('asks somebody whom the server does not know to log in', async () => {
    sitAsNobody();
    const router = await openDesk('/');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  it('speaks Arabic', async () => {
    far.answer('readOverview', samples.readOverview);
    await openDesk('/', 'ar');
    await expect.element(page.getByRole('heading', { name: 'نظرة عامة' })).toBeVisible();
  });
});
