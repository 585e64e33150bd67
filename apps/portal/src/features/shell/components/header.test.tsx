import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const banner = page.getByRole('banner');

describe('the header', () => {
  it('leads home by its logo', async () => {
    const router = await openPortal('/m');
    await banner.getByRole('link', { name: 'Lamplight, home' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it("shows the time of the site's zone, second by second", async () => {
    await openPortal('/m');
    const clock = page.getByText(/^\d{2}:\d{2}:\d{2} GMT\+7$/u);
    await expect.element(clock).toBeVisible();
    const first = clock.element().textContent;
    await expect.poll(() => clock.element().textContent).not.toBe(first);
  });

  it('searches all slots from every page', async () => {
    const router = await openPortal('/m');
    await banner.getByRole('searchbox', { name: 'Search games' }).fill('opal');
    (banner.getByRole('searchbox').element() as HTMLInputElement).form?.requestSubmit();
    await expect.poll(() => router.state.location.href).toBe('/rng?gameName=opal');
  });

  it('shows the refusal of a login beside its form', async () => {
    await openPortal('/m');
    const form = banner.getByRole('form', { name: 'Log in' });
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect.element(form.getByText('Enter your username and password.')).toBeVisible();
  });
});
