import { expect, type Locator } from '@playwright/test';
import type { Site } from './site.ts';

/** design-brief.md 3.13: no round is shorter. */
export const leastRoundMs = 2500;

/** The Start of every tile that is shown; its name goes on with that of the game. */
export function startButtons({ page, words }: Site): Locator {
  return page.getByRole('main').getByRole('button', { name: words('games')('tile.start') });
}

/** The machine's button; its name goes on with the stake. */
export function spinButton({ page, words }: Site): Locator {
  const name = words('slot')('play.spinNamed', { stake: '' }).trim();
  return page.getByRole('button', { name });
}

/** Opens the first tile of the page and waits for the machine. */
export async function startFirstGame(site: Site): Promise<void> {
  await startButtons(site).first().click();
  await expectMachine(site);
}

export async function expectMachine(site: Site): Promise<void> {
  const { page, words } = site;
  await expect(page.getByRole('img', { name: words('slot')('play.machine') })).toBeVisible();
  await expect(spinButton(site)).toBeEnabled();
}

/** One round from the press to the end of its showing. */
export async function playRound(site: Site, press = () => spinButton(site).click()): Promise<void> {
  const answer = site.page.waitForResponse((response) => response.url().endsWith('/slot/spin'));
  await press();
  await answer;
  await expectRoundOver(site);
}

/** The spin button takes presses again once a round was shown; a feature may take its time. */
export async function expectRoundOver(site: Site): Promise<void> {
  await expect(spinButton(site)).toBeEnabled({ timeout: 50_000 });
}

/** The balance on the strip, as a number of its smallest shown unit. */
export async function shownBalance({ page, words }: Site): Promise<number> {
  const label = page.getByText(words('slot')('strip.balance'), { exact: true });
  const text = await page.getByRole('status').filter({ has: label }).innerText();
  return Number(text.replaceAll(/[^\d]/gu, ''));
}
