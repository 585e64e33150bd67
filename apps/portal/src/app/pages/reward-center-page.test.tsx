import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const take = main.getByRole('button', { name: 'Take The weekly ladder' });

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/rewardCenter', { as: 'member', locale });
}

describe('the reward centre', () => {
  it('says what waits, what it is worth and until when, and takes it with a key', async () => {
    await open();
    await expect.element(main.getByText('2 rewards wait')).toBeVisible();
    await expect.element(main.getByText('฿216.00')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await take.click();
    await expect.poll(() => far.calls('claimReward').length).toBe(1);
    await expect.poll(() => far.calls('listRewards').length).toBe(2);
  });

  it('is busy until it knows what waits', async () => {
    const release = far.hold('listRewards');
    await open();
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText('2 rewards wait')).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });

  it('takes all of them with one press, each with a key of its own', async () => {
    await open();
    await main.getByRole('button', { name: 'Take all' }).click();
    await expect.poll(() => far.calls('claimReward').length).toBe(2);
    const all = samples.listRewards.map(({ id }) => ({ id }));
    expect(far.calls('claimReward').map(({ params }) => params)).toEqual(all);
    await expect.element(page.getByText('2 rewards were taken.').first()).toBeInTheDocument();
  });

  it('takes fifty at most with one press (D10)', async () => {
    const [first] = samples.listRewards;
    const many = Array.from({ length: 51 }, (_, at) => ({ id: `rwd_many${1000 + at}` as const }));
    far.answer('listRewards', first === undefined ? [] : many.map((row) => ({ ...first, ...row })));
    await open();
    await main.getByRole('button', { name: 'Take all' }).click();
    await expect.element(page.getByText('50 rewards were taken.').first()).toBeInTheDocument();
    expect(far.calls('claimReward')).toHaveLength(50);
  });

  it('says why one of all was not taken', async () => {
    far.refuse('claimReward', 'promotion_budget_used');
    await open();
    await main.getByRole('button', { name: 'Take all' }).click();
    await expect.poll(() => far.calls('claimReward').length).toBe(2);
    await expect.element(main.getByText(refusalText('promotion_budget_used'))).toBeVisible();
  });

  it('says why also where another tab has taken the last one', async () => {
    const [last] = samples.listRewards;
    far.answer('listRewards', last === undefined ? [] : [last]);
    far.refuse('claimReward', 'reward_state');
    await open();
    await expect.element(take).toBeVisible();
    far.answer('listRewards', []);
    await take.click();
    await expect.element(take).not.toBeInTheDocument();
    await expect.element(main.getByText(refusalText('reward_state'))).toBeVisible();
  });

  it('waits with the rest when no answer comes', async () => {
    far.fail('claimReward', 'badGateway');
    await open();
    await main.getByRole('button', { name: 'Take all' }).click();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    expect(far.calls('claimReward')).toHaveLength(1);
  });

  it.each(['reward_state', 'promotion_budget_used', 'self_excluded'] as const)(
    'says why nothing was taken: %s',
    async (code) => {
      far.refuse('claimReward', code);
      await open();
      await take.click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('says what is to be played for a gift before it is taken', async () => {
    await openPortal('/m/rewardCenter', { as: 'member' });
    await expect.element(main.getByText(/264\.00.*to be played for it/u).first()).toBeVisible();
  });

  it('leads to the promotions when nothing waits', async () => {
    far.answer('listRewards', []);
    await open();
    await expect.element(main.getByText('Nothing waits for you')).toBeVisible();
    await expect.element(main.getByText(/promotions, red envelopes, raffles/u)).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'See the promotions' })).toBeVisible();
  });

  it('holds the birthday gift of the rank while it is open, also alone (D10)', async () => {
    far.answer('listRewards', []);
    const days = { gift: '5.00', from: '2026-05-07', to: '2026-05-13' } as const;
    far.answer('readVip', { ...samples.readVip, birthday: { ...days, state: 'CLAIM' } });
    await open();
    const gift = main.getByRole('button', { name: 'Take the gift' });
    await expect.element(gift).toBeVisible();
    expect(main.getByText('Nothing waits for you').elements()).toEqual([]);
    far.answer('readVip', { ...samples.readVip, birthday: samples.claimBirthdayGift });
    await gift.click();
    await expect.element(main.getByText('Nothing waits for you')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('listRewards', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listRewards', samples.listRewards);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(take).toBeVisible();
  });

  it('offers free spins as rounds, and shows those that are left with their slot', async () => {
    const freeSpins = { nodeId: 'LH-1', count: 20, stakeAmount: '3.00', days: 7 };
    const [first] = samples.listRewards;
    far.answer('listRewards', first === undefined ? [] : [{ ...first, freeSpins }]);
    await open();
    await expect.element(main.getByText(/^20 free spins at .*3\.00/u)).toBeVisible();
    await expect.element(main.getByText(/^12 of 20 left at .*3\.00/u)).toBeVisible();
    await expect.element(main.getByText('What you win is to be played 3 times')).toBeVisible();
    const link = main.getByRole('link', { name: 'Play Opal Rush' });
    await expect.element(link).toHaveAttribute('href', '/play/LH-1');
    await take.click();
    await expect.poll(() => far.calls('listFreeSpins').length).toBe(2);
  });

  it('names points and tickets, which are no money', async () => {
    const [first] = samples.listRewards;
    const tickets = { raffleId: 'raf_0198f0b01000', count: 3 } as const;
    const other = { id: 'rwd_other000001', tickets } as const;
    const rows =
      first === undefined
        ? []
        : [
            { ...first, points: 250 },
            { ...first, ...other },
          ];
    far.answer('listRewards', rows);
    await open();
    await expect.element(main.getByText('250 points')).toBeVisible();
    await expect.element(main.getByText('3 raffle tickets')).toBeVisible();
    await take.first().click();
    await expect.element(page.getByText('Yours: 250 points.')).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByText('مكافأتان تنتظران')).toBeVisible();
  });
});
