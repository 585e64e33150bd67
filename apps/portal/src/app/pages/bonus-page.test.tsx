import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const address = `/m/bonusDetails/${samples.readBonus.id}`;
const dialog = page.getByRole('dialog', { name: 'Give this bonus up?' });

describe('a bonus', () => {
  it('has a line for each bet that counted', async () => {
    await openPortal(address, { as: 'member' });
    const table = main.getByRole('table', { name: 'Bets that counted' });
    await expect
      .element(table.getByRole('link', { name: 'tide-lanterns' }))
      .toHaveAttribute('href', '/m/personalHistoryCopy/bet/bet_0198f0b20000');
    await expect.element(main.getByText(/^Counted in all: \D*110\.00/u)).toBeVisible();
    await expect.element(table.getByText('50.00')).toBeVisible();
    await expect.element(main.getByText(/Play counts for the oldest first/u)).toBeVisible();
  });

  it('names the promotion that was joined for it, and when', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(main.getByText(/You joined this promotion on/u)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Show the promotion' }))
      .toHaveAttribute('href', '/promotions/prm_0198f0b01000');
  });

  it('says how much older play comes first, and where that stands', async () => {
    far.answer('readBonus', { ...samples.readBonus, beforeAmount: '9125.00' });
    await openPortal(address, { as: 'member' });
    await expect.element(main.getByText(/9,125\.00.*of older play comes first\./u)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'See what is left to play' }))
      .toHaveAttribute('href', '/m/withdraw');
  });

  it('is given up after it was said what that comes to', async () => {
    await openPortal(address, { as: 'member' });
    await main.getByRole('button', { name: /Give up, .*116\.67.* goes back/u }).click();
    await expect.element(dialog.getByText(/฿\s?233\.33/u)).toBeVisible();
    await expect
      .element(dialog.getByText(/is still to be done before you withdraw/u))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Give up' }).click();
    await expect.poll(() => far.calls('giveUpBonus').length).toBe(1);
  });

  it('says why it could not be given up', async () => {
    far.refuse('giveUpBonus', 'reward_state');
    await openPortal(address, { as: 'member' });
    await main.getByRole('button', { name: /Give up/u }).click();
    await dialog.getByRole('button', { name: 'Give up' }).click();
    await expect.element(dialog.getByText(refusalText('reward_state'))).toBeVisible();
  });

  it('is over without a way out', async () => {
    far.answer('readBonus', { ...samples.giveUpBonus, bets: [] });
    await openPortal(address, { as: 'member' });
    await expect.element(main.getByText('No bet has counted yet.')).toBeVisible();
    expect(main.getByRole('button', { name: /Give up/u }).elements()).toEqual([]);
    expect(main.getByText('Left to play').elements()).toEqual([]);
    await expect
      .element(main.getByRole('heading', { name: 'How what went back was counted' }))
      .toBeVisible();
    const sum = main.getByRole('definition').elements();
    expect(sum.map(({ textContent }) => textContent.replaceAll(/[^0-9.]/gu, ''))).toEqual(
      expect.arrayContaining(['100.00', '200.00', '233.33', '116.67']),
    );
  });

  it('says that a break ended it', async () => {
    far.answer('readBonus', { ...samples.giveUpBonus, isByBreak: true });
    await openPortal(address, { as: 'member' });
    await expect.element(main.getByText(/^Your break ended it/u)).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('readBonus', fault);
    await openPortal(address, { as: 'member' });
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readBonus', samples.readBonus);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText('In play')).toBeVisible();
  });
});
