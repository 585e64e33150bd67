import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const menu = page.getByRole('navigation', { name: 'Lottery games' });
const find = menu.getByRole('searchbox', { name: 'Find a game' });
const [fiveDigits] = samples.readLotteryMenus.gameMenus;

function offer(count: number): void {
  const gameMenus = Array.from({ length: count }, (_, place) => {
    if (fiveDigits === undefined) {
      throw new Error('the menus have a game');
    }
    const displayName = place === 0 ? fiveDigits.displayName : `Quick Draw ${place}`;
    return { ...fiveDigits, gameCode: place === 0 ? 'SSC1M' : `QUICK${place}`, displayName };
  });
  far.answer('readLotteryMenus', { ...samples.readLotteryMenus, gameMenus });
}

describe('the menu of games', () => {
  it('finds a game by its name or code, and says that there is none', async () => {
    offer(12);
    await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
    await expect.poll(() => menu.getByRole('link').elements()).toHaveLength(12);
    await find.fill('quick draw 7');
    await expect.poll(() => menu.getByRole('link').elements()).toHaveLength(1);
    await expect
      .element(menu.getByRole('link', { name: /^Quick Draw 7/u }))
      .toHaveAttribute('href', '/lottery?gameCode=QUICK7');
    await find.fill('ssc1');
    await expect.element(menu.getByRole('link', { name: /^Lucky Five · 1 min/u })).toBeVisible();
    await find.fill('nowhere');
    await expect.element(menu.getByText('No game is called that.')).toBeVisible();
    await find.fill('');
    await expect.poll(() => menu.getByRole('link').elements()).toHaveLength(12);
  });

  it('has no search where all of it is seen', async () => {
    offer(8);
    await openPortal('/lottery?gameCode=SSC1M', { as: 'member' });
    await expect.poll(() => menu.getByRole('link').elements()).toHaveLength(8);
    expect(find.elements()).toEqual([]);
  });
});
