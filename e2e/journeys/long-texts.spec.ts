import type { Page } from '@playwright/test';
import { lookForCutOffTexts } from '../support/cut-off.ts';
import { type Traffic, untilStill, watchTraffic } from '../support/inspect.ts';
import { accountOf, logIn, parts, paths, show } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { openStack, type Stack } from '../support/stack.ts';

const widths = [1280, 390] as const;
const height = 844;
/** By night nobody waits for a page. */
const slowMs = 60_000;
let stack: Stack;

// A build of its own, whose English texts grow as translations do (design-brief.md 3.11).
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await openStack({ DEMO_DAYS: '3', LONG_TEXTS: '1' });
});
test.afterAll(() => stack.stop());

test('a text that is cut off is found, one that wraps or scrolls is not', async ({ page }) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap" class="cut">Deposit now~~~~</p>
    <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap"
       class="dots">Withdraw now~~~~</p>
    <div style="height: 20px; overflow: hidden"><p class="low">High<br>text~~~~</p></div>
    <p style="width: 60px; overflow: hidden">Wraps by words~~~~</p>
    <p style="width: 60px; overflow: auto; white-space: nowrap">Scrolls sideways~~~~</p>`);
  const { shown, cutOff } = await lookForCutOffTexts(page);
  expect(shown).toBe(5);
  expect(cutOff.map((fault) => /p\.(\w+)/u.exec(fault)?.[1])).toEqual(['cut', 'dots', 'low']);
});

for (const { name, role, isHere } of parts) {
  test(`no page cuts off a text that is longer than English: ${name}`, async ({ page }) => {
    test.setTimeout(900_000);
    const traffic = watchTraffic(page);
    if (role !== undefined) {
      await logIn(page, stack, accountOf(stack, role));
    }
    await show(page, stack, { theme: 'dark', language: 'en' });
    const faults: string[] = [];
    for (const path of paths().filter(isHere)) {
      faults.push(...(await faultsOf(page, path, traffic)));
    }
    expect(faults).toEqual([]);
  });
}

async function faultsOf(page: Page, path: string, traffic: Traffic): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto(`${stack.origin}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: slowMs });
    await traffic.isQuiet();
    await untilStill(page);
    const { shown, cutOff } = await lookForCutOffTexts(page);
    expect(shown, `longer texts on ${path}`).toBeGreaterThan(0);
    faults.push(...cutOff.map((text) => `${path} at ${width}: ${text}`));
  }
  return faults;
}
