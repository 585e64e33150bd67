import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'This game is being serviced' });

async function open() {
  const router = await openPortal('/down', { as: 'member' });
  useDialogs.getState().show('serviced', { nodeId: 'LH-9' });
  await expect.element(dialog).toBeVisible();
  return router;
}

describe('the dialog of a game that rests', () => {
  it('goes when one of those like it is started', async () => {
    const router = await open();
    const similar = dialog.getByRole('region', { name: 'Others like it' });
    await expect.element(similar).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await similar
      .getByRole('button', { name: /Copper Tide/u })
      .first()
      .click();
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/play\//u);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('has its text alone where nothing is like it, and leads back to the page', async () => {
    far.answer('listGames', { ...samples.listGames, content: [], games: [], total: 0 });
    const router = await open();
    await expect.element(dialog.getByText(/^It opens again when the work is done/u)).toBeVisible();
    await expect.element(dialog.getByRole('region')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Back to the games' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/down');
  });
});
