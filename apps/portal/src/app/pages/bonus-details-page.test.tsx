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

  it('show beside them what is left to be played for gifts and converted points', async () => {
    const came = { openedAt: '2026-03-01T10:00:00Z', money: '30.00', multiple: 2, lastBets: [] };
    const play = { required: '60.00', done: '15.00', left: '45.00' };
    const row = (kind: 'gift' | 'points' | 'deposit', reference: string) =>
      ({ kind, reference, ...came, ...play }) as const;
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      requirements: [row('gift', 'mission:msn_1'), row('points', 'ptm_1'), row('deposit', 'dep_1')],
    });
    await openPortal('/m/bonusDetails', { as: 'member' });
    const gifts = main.getByRole('region', { name: 'To be played for gifts and points' });
    await expect.element(gifts.getByText(/Reward of a mission/u)).toBeVisible();
    await expect.element(gifts.getByText(/Points converted/u)).toBeVisible();
    expect(gifts.getByRole('listitem').elements()).toHaveLength(2);
    // The amount and what it says of it are one sentence.
    const [mission] = gifts.getByRole('listitem').elements();
    expect(mission?.textContent).toMatch(/45\.00\s+still to play.*15\.00.*60\.00/u);
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
