import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
    // In a landmark, where whoever jumps from one to the next finds it.
    const clock = banner.getByText(/^\d{2}:\d{2}:\d{2} GMT\+7$/u);
    await expect.element(clock).toBeVisible();
    const first = clock.element().textContent;
    await expect.poll(() => clock.element().textContent).not.toBe(first);
  });

  it('opens the palette by its button, by Ctrl K and by a slash', async () => {
    await openPortal('/m');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await banner.getByRole('button', { name: 'Search games' }).click();
    await expect.element(palette).toBeVisible();
    for (const keys of ['{Control>}k{/Control}', '/']) {
      await userEvent.keyboard('{Escape}');
      await expect.element(palette).not.toBeInTheDocument();
      await userEvent.keyboard(keys);
      await expect.element(palette).toBeVisible();
    }
  });

  it('takes a slash for a letter where one types', async () => {
    await openPortal('/m');
    const name = banner.getByRole('textbox', { name: 'Username' });
    await name.click();
    await userEvent.keyboard('a/b');
    await expect.element(name).toHaveValue('a/b');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves a trial the ways to an account of its own, in itself and in the menu', async () => {
    await openPortal('/m', { as: 'trial' });
    await expect.element(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.element(banner.getByRole('button', { name: 'Join' })).toBeVisible();
    await banner.getByRole('button', { name: 'Account of Mika' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Log in' })).toBeVisible();
    const items = page.getByRole('menuitem').elements();
    // Only these (design-brief.md 5.2, S-12).
    expect(items.map((item) => item.textContent.trim())).toEqual([
      'Log in',
      'Register',
      'Language',
      'Customer service',
      'Log out',
    ]);
    await page.getByRole('menuitem', { name: 'Register' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
  });

  it('leaves a trial on a phone the registration', async () => {
    await openPortal('/m', { as: 'trial', width: 390 });
    await expect.element(banner.getByRole('button', { name: 'Join' })).toBeVisible();
    const hub = page.getByRole('main');
    await expect.element(hub.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.element(hub.getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('stands above a bar that says that the device is offline', async () => {
    await openPortal('/rng');
    await expect.element(banner).toBeVisible();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.dispatchEvent(new Event('offline'));
    const bar = page.getByText("You're offline. What you see may be old.");
    await expect.element(bar).toBeVisible();
    line.mockRestore();
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('shows the refusal of a login beside its form', async () => {
    await openPortal('/m');
    const form = banner.getByRole('form', { name: 'Log in' });
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect.element(form.getByText('Enter your username and password.')).toBeVisible();
  });
});
