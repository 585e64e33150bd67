import { samples } from '@portal/protocol/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const textOf = (id: string) => document.querySelector(`[data-ux="${id}"]`)?.textContent;

it.each([
  [
    { claimCount: 1, rewardCount: 0, availablePromoCount: 0 },
    '1 reward, mission or promotion waits',
  ],
  [
    { claimCount: 1, rewardCount: 2, availablePromoCount: 3 },
    '6 rewards, missions and promotions wait',
  ],
] as const)('counts at the star missions, rewards and promotions: %o', async (counts, label) => {
  far.answer('readBadges', { ...samples.readBadges, ...counts });
  await page.viewport(1280, 800);
  await openPortal('/rng', { as: 'member' });
  await expect.element(page.getByRole('banner').getByLabelText(label)).toBeVisible();
  expect(textOf('S-14')).toMatch(/\d/u);
});

it('has no badge at the star where nothing waits', async () => {
  const nothing = { claimCount: 0, rewardCount: 0, availablePromoCount: 0 };
  far.answer('readBadges', { ...samples.readBadges, ...nothing, unreadMessage: 4 });
  await page.viewport(1280, 800);
  await openPortal('/rng', { as: 'member' });
  await expect.poll(() => textOf('S-13')).toMatch(/4/u);
  expect(textOf('S-14')).not.toMatch(/\d/u);
});
