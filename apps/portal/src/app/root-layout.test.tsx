import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openPortal } from '../testing/portal.tsx';

/** The parts of the frame, by their ids (docs/screens.md). */
const part = (id: string): HTMLElement | null => document.querySelector(`[data-ux="${id}"]`);

describe('the frame around every page', () => {
  it('leads past the header with the first Tab, into the page', async () => {
    await openPortal('/promotions');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    part('S-33')?.focus();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(part('SYS-02'));
  });

  it('has the login form in the header of a wide screen, and says what is missing', async () => {
    await openPortal('/promotions');
    await expect.poll(() => part('S-06')).not.toBeNull();
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect.element(form.getByText('Enter your username and password.')).toBeVisible();
    expect(part('S-07')?.textContent).toBe('Register');
    const alert = form.getByRole('alert').element().getBoundingClientRect();
    // Below the band and over the categories, so that nothing crosses or cuts it.
    const field = form.getByRole('textbox', { name: 'Username' }).element();
    expect(alert.top).toBeGreaterThan(field.getBoundingClientRect().bottom + 6);
    expect(document.elementFromPoint(alert.left + 8, alert.bottom - 3)?.role).toBe('alert');
    await form.getByRole('textbox', { name: 'Username' }).fill('mika');
    await expect.element(form.getByRole('alert')).toHaveTextContent('');
    await form.getByRole('button', { name: 'Show password' }).click();
    expect(form.getByLabelText('Password', { exact: true }).element()).toHaveProperty(
      'type',
      'text',
    );
  });

  it('lets a visitor try for free from the header of a wide screen, after the age (S-07)', async () => {
    await openPortal('/promotions');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Try free' }).click();
    await page.getByRole('button', { name: /or older$/u }).click();
    await expect.poll(() => far.calls('openTrial')).toHaveLength(1);
  });

  it('signs in from there', async () => {
    far.answer('logIn', samples.logIn);
    await openPortal('/promotions');
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByRole('textbox', { name: 'Username' }).fill('mika');
    await form.getByLabelText('Password', { exact: true }).fill('a good password');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    expect(part('S-06')).toBeNull();
  });

  it.each(['en', 'ar'] as const)(
    'has five ways at the bottom of a phone, in %s',
    async (locale) => {
      await openPortal('/promotions', { width: 390, locale });
      await expect.poll(() => part('S-27')?.querySelectorAll('a, button').length).toBe(5);
      expect(part('S-06')).toBeNull();
      expect(await accessFaults()).toEqual([]);
    },
  );
});
