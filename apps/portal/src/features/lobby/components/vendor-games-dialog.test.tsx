import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Lamp House' });
const { listGames } = samples;

async function open(visit: Parameters<typeof openPortal>[1] = {}): Promise<void> {
  await openPortal('/rng', visit);
  await expect
    .element(page.getByRole('main').getByRole('group', { name: 'Opal Rush' }))
    .toBeVisible();
  useDialogs
    .getState()
    .show('vendorGames', { vassalage: 'LH', name: 'Lamp House', gameType: 'LIVE' });
}

describe('the games of a vendor', () => {
  it('are listed by the page of 42, of the one category', async () => {
    far.answer('listGames', { ...listGames, totalPages: 2, total: 45 });
    await open();
    await expect.element(dialog.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    const query = { vassalage: 'LH', gameType: 'LIVE', page: '1', pageSize: '42' };
    expect(far.calls('listGames').at(-1)?.query).toMatchObject(query);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => far.calls('listGames').at(-1)?.query['page']).toBe('2');
    expect(await accessFaults()).toEqual([]);
  });

  it('are found by a word, and say when none has it', async () => {
    await open();
    await expect.element(dialog.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    far.answer('listGames', { ...listGames, content: [], games: [], total: 0 });
    await dialog.getByRole('searchbox', { name: 'Find in Lamp House' }).fill('zzz');
    await expect.element(dialog.getByText('No games found')).toBeVisible();
  });

  it('are busy until the first answer', async () => {
    await openPortal('/fish');
    const release = far.hold('listGames');
    useDialogs.getState().show('vendorGames', { vassalage: 'LH', name: 'Lamp House' });
    await expect.poll(() => dialog.element().querySelectorAll('[aria-busy="true"]').length).toBe(1);
    release();
    await expect.element(dialog.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
  });

  it('say why they did not arrive, and ask again', async () => {
    await openPortal('/fish');
    far.fail('listGames', 'offline');
    useDialogs.getState().show('vendorGames', { vassalage: 'LH', name: 'Lamp House' });
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.refuse('listGames', 'overloaded');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(alert.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('fill a phone, right to left in Arabic', async () => {
    await openPortal('/fish', { width: 390, locale: 'ar' });
    useDialogs.getState().show('vendorGames', { vassalage: 'LH', name: 'Lamp House' });
    await expect.element(dialog.getByRole('group', { name: 'Opal Rush' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
