import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { endlessExclusion } from '../../../testing/endless-exclusion.ts';
import { far, openPortal } from '../../../testing/portal.tsx';

const box = page.getByRole('dialog', { name: 'Mini game' });
const door = page.getByRole('main').getByRole('button', { name: 'Mini game' });
const bet = box.getByRole('button', { name: /^Bet\b/u });

async function open(as: 'member' | 'trial' = 'member'): Promise<void> {
  await openPortal('/lottery', { as });
  await door.click();
}

describe('the mini game (M-09)', () => {
  it('bets on a side of a fast draw by the road of every slip', async () => {
    await open();
    await expect.element(box.getByRole('timer')).toBeVisible();
    await box
      .getByRole('group', { name: 'Bet on' })
      .getByRole('button', { name: /^odd/iu })
      .click();
    await box.getByRole('radio', { name: '50' }).click();
    await bet.click();
    await expect.element(box.getByText('Your bet is in.')).toBeVisible();
    expect(far.calls('placeLotteryOrder').map(({ body }) => body)).toEqual([
      {
        gameCode: 'SSC1M',
        lines: [
          {
            betType: 'ssc.zy.total',
            selection: { opts: ['odd'] },
            stake: { stakePerUnit: '50' },
            choice: { rebate: '0' },
            // The odds of a side (lottery.md B1): what is seen is what is sent (R41).
            price: { odds: [{ tier: 'odd', odds: '1.96' }], legs: null, rebate: '0' },
          },
        ],
        issues: [{ issueNo: '20260302-0481', multiple: 1 }],
      },
    ]);
  });

  it('moves by its buttons, is minimised, and leaves the page in use', async () => {
    await open();
    await box.getByRole('button', { name: 'Move to the other side' }).click();
    await expect.element(box).toHaveAttribute('data-start', 'true');
    await box.getByRole('button', { name: 'Move up or down' }).click();
    await expect.element(box).toHaveAttribute('data-high', 'true');
    await box.getByRole('button', { name: 'Minimise' }).click();
    await expect.element(bet).not.toBeInTheDocument();
    await page.getByRole('main').getByRole('link', { name: 'Results' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /results/iu })).toBeVisible();
    await box.getByRole('button', { name: 'Show again' }).click();
    await expect.element(bet).toBeVisible();
    await box.getByRole('button', { name: 'Close the mini game' }).click();
    await expect.element(box).not.toBeInTheDocument();
  });

  it('has no game while an exclusion lasts, and leads to the limits (RG-06)', async () => {
    far.answer('readProtection', endlessExclusion);
    await open();
    await expect.element(box.getByText(/^You have excluded yourself/u)).toBeVisible();
    await expect
      .element(box.getByRole('link', { name: 'Limits and breaks' }))
      .toHaveAttribute('href', '/m/limits');
    await expect.element(bet).not.toBeInTheDocument();
  });

  it('has no game where an own limit leaves nothing, and says which (RG-06)', async () => {
    const reached = {
      kind: 'session',
      period: 'day',
      limit: '60',
      used: '60',
      left: '0',
      endsAt: '2026-03-03T00:00:00Z',
      raise: null,
    } as const;
    far.answer('readProtection', { ...samples.readProtection, limits: [reached] });
    await open();
    await expect
      .element(box.getByText(/^Your daily limit of play time is .*60 min/u))
      .toBeVisible();
    await expect
      .element(box.getByRole('link', { name: 'Limits and breaks' }))
      .toHaveAttribute('href', '/m/limits');
    await expect.element(bet).not.toBeInTheDocument();
  });

  it('says why a bet is refused', async () => {
    far.refuse('placeLotteryOrder', 'lottery_issue_closed');
    await open();
    await bet.click();
    await expect.element(box.getByText(/lottery_issue_closed/u)).toBeVisible();
  });

  it('asks a trial account to open a real one', async () => {
    far.refuse('placeLotteryOrder', 'in_need_true_account');
    await open('trial');
    await bet.click();
    await expect.element(box).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('says that no fast game takes bets', async () => {
    far.answer('readLotteryMenus', { ...samples.readLotteryMenus, gameMenus: [] });
    await open();
    await expect.element(box.getByText('No mini game takes bets now.')).toBeVisible();
  });

  it('says that its games cannot be read, and reads them again', async () => {
    far.refuse('readLotteryGame', 'overloaded');
    await open();
    await expect.element(box.getByText(/overloaded/u)).toBeVisible();
    far.answer('readLotteryGame', samples.readLotteryGame);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect.element(bet).toBeVisible();
  });
});
