import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal } from '../../../testing/portal.tsx';

it('leads from a game that a bonus excludes to where the bonus is given up', async () => {
  far.refuse('spinSlot', 'game_excluded_by_promo');
  const router = await openPortal('/play/LH-1', { as: 'member' });
  await page.getByRole('button', { name: /^Spin for/u }).click();
  await alert.getByRole('button', { name: 'Bonus details' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/m/bonusDetails');
});
