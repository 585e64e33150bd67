import { accessFaults } from '@portal/ui/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCharacterKeys } from '../../../shared/device/character-keys.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { openPortal } from '../../../testing/portal.tsx';

const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const single = { name: 'Single-key shortcuts' };
const search = page.getByRole('dialog', { name: 'Search' });

async function open(address = '/promotions', visit: Parameters<typeof openPortal>[1] = {}) {
  await openPortal(address, visit);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

afterEach(() => {
  useCharacterKeys.getState().turn(true);
});

describe('the keys of the portal (design-brief.md 3.9)', () => {
  it('are listed at a press of the question mark', async () => {
    await open();
    await userEvent.keyboard('?');
    await expect.element(list.getByText('Show these keys')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
  });

  it('are turned off there, but for those with Ctrl (WCAG 2.1.4)', async () => {
    await open();
    await userEvent.keyboard('?');
    await list.getByRole('switch', single).click();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('?');
    await userEvent.keyboard('/');
    expect(useDialogs.getState().open).toBeUndefined();
    expect(localStorage.getItem('characterKeysOff')).toBe('1');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(search).toBeVisible();
  });

  it('are turned off among the preferences, by a visitor too', async () => {
    await open('/m', { width: 390 });
    await page.getByRole('switch', single).click();
    await userEvent.keyboard('/');
    expect(useDialogs.getState().open).toBeUndefined();
    await page.getByRole('switch', single).click();
    await userEvent.keyboard('/');
    await expect.element(search).toBeVisible();
  });

  it('are characters where somebody types', async () => {
    await open();
    const field = page.getByRole('form', { name: 'Log in' }).getByLabelText('Username');
    await field.click();
    await userEvent.keyboard('?/');
    await expect.element(field).toHaveValue('?/');
    expect(useDialogs.getState().open).toBeUndefined();
  });

  it('stand right to left in Arabic', async () => {
    await open('/promotions', { locale: 'ar' });
    useDialogs.getState().show('shortcuts');
    await expect
      .element(page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' }))
      .toBeVisible();
  });
});
