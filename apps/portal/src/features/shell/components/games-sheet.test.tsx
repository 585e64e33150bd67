import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const bar = page.getByRole('navigation', { name: 'Main' });
const narrow = { width: 390 } as const;

describe('the games of a phone', () => {
  const games = page.getByRole('dialog', { name: 'Games' });

  it('are found by category, with rebate and number', async () => {
    const router = await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Games' }).click();
    await expect.element(games.getByText('Rebate 1.2 %')).toBeVisible();
    await games.getByRole('link', { name: /^Slots/u }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
  });
});
