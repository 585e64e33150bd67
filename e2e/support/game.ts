import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** design-brief 3.13: no round is shorter. */
export const leastRoundMs = 2500;

/** Opens the first tile of the page and waits for the machine. */
export async function startFirstGame(site: Site): Promise<void> {
  const { page } = site;
  await page.locator('[data-ux="G-02"]').first().click();
  await expectMachine(site);
}

export async function expectMachine({ page }: Site): Promise<void> {
  await expect(page.locator('[data-ux="G-13"]')).toBeVisible();
  await expect(page.locator('[data-ux="G-13-spin"]')).toBeEnabled();
}

/** One round from the press to the end of its showing. */
export async function playRound(
  site: Site,
  press = async () => {
    await site.page.locator('[data-ux="G-13-spin"]').click();
  },
): Promise<void> {
  const { page } = site;
  const answer = page.waitForResponse((response) => response.url().endsWith('/slot/spin'));
  await press();
  await answer;
  await expectRoundOver(site);
}

/** The spin button takes presses again once a round was shown; a feature may take its time. */
export async function expectRoundOver({ page }: Site): Promise<void> {
  await expect(page.locator('[data-ux="G-13-spin"]:not([aria-busy])')).toBeVisible({
    timeout: 50_000,
  });
}

/** The balance on the strip, as a number of its smallest shown unit. */
export async function shownBalance({ page }: Site): Promise<number> {
  const text = await page.locator('[data-balance]').innerText();
  return Number(text.replaceAll(/[^\d]/gu, ''));
}
