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
  });

  it('signs in from there', async () => {
    far.answer('logIn', samples.logIn);
    await openPortal('/promotions');
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByRole('textbox', { name: 'Username' }).fill('mika');
    await form.getByLabelText('Password').fill('a good password');
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
