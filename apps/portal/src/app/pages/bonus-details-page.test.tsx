import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');

describe('the bonuses', () => {
  it('show what is left to be played, and what is over', async () => {
    await openPortal('/m/bonusDetails', { as: 'member' });
    await expect.element(main.getByText('In play')).toBeVisible();
    await expect.element(main.getByText(/110\.00.* of .*440\.00/u)).toBeVisible();
    await expect.element(main.getByText('Yours')).toBeVisible();
  });

  it('say that there are none', async () => {
    far.answer('listBonuses', { content: [], nextCursor: null });
    await openPortal('/m/bonusDetails', { as: 'member' });
    await expect.element(main.getByText('No bonus yet')).toBeVisible();
  });

  it('are busy until they are known', async () => {
    const release = far.hold('listBonuses');
    await openPortal('/m/bonusDetails', { as: 'member' });
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText('In play')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('ask again after a fault: %s', async (fault) => {
    far.fail('listBonuses', fault);
    await openPortal('/m/bonusDetails', { as: 'member' });
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listBonuses', samples.listBonuses);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText('In play')).toBeVisible();
  });
});
