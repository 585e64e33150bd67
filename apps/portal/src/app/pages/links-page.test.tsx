import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const open = (locale: 'en' | 'ar' = 'en') => openPortal('/m/links', { as: 'member', locale });

describe('link management', { timeout: 60_000 }, () => {
  it('shows each link with its address and what came of it', async () => {
    await open();
    await expect.element(main.getByRole('heading', { name: 'My football group' })).toBeVisible();
    await expect.element(main.getByText(/\/register\?affiliateCode=8MWQ4KXA/u)).toBeVisible();
    await expect.element(main.getByText('60', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Ran out', { exact: true })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('makes a link with a name, and says what is missing', async () => {
    await open();
    await main.getByRole('button', { name: 'New link' }).click();
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(dialog.getByText('Give it a name.')).toBeVisible();
    await dialog.getByLabelText('Name').fill('Friday group');
    await dialog.getByLabelText(/Days/u).fill('30');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(page.getByText('The link is ready.').first()).toBeVisible();
    const body = { note: 'Friday group', validDays: 30 };
    expect(far.calls('createInviteLink')).toMatchObject([{ body }]);
  });

  it('says in the dialog that there are too many', async () => {
    far.refuse('createInviteLink', 'register_link_limit', { most: 50 });
    await open();
    await main.getByRole('button', { name: 'New link' }).click();
    await dialog.getByLabelText('Name').fill('One more');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect
      .element(dialog.getByText('The server refused: register_link_limit.'))
      .toBeVisible();
  });

  it('calls a link by another name, and switches it off with two presses', async () => {
    await open();
    await main.getByRole('button', { name: 'Rename My football group' }).click();
    await dialog.getByLabelText('Name').fill('The Friday group');
    await dialog.getByRole('button', { name: 'Save the name' }).click();
    await expect.element(page.getByText('The link has its new name.').first()).toBeVisible();
    await main.getByRole('button', { name: 'Switch off My football group' }).click();
    await main.getByRole('button', { name: 'Switch off for ever My football group' }).click();
    await expect.element(page.getByText('The link is switched off.').first()).toBeVisible();
    expect(far.calls('endInviteLink')).toMatchObject([{ params: { code: '8MWQ4KXA' } }]);
  });

  it('says how to begin where there is no link yet', async () => {
    far.answer('listInviteLinks', { ...samples.listInviteLinks, content: [], total: 0 });
    await open();
    await expect.element(main.getByRole('heading', { name: 'No links yet' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'New link' })).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('listInviteLinks');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByRole('heading', { name: 'My football group' })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('listInviteLinks', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listInviteLinks', samples.listInviteLinks);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByRole('heading', { name: 'My football group' })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByRole('button', { name: 'رابط جديد' })).toBeVisible();
  });
});
