import type { Locator } from '@playwright/test';
import { expect, type Site } from './site.ts';

/** So many stops a header, a menu and a form have at most. */
const usualSteps = 60;

/** Walks with Tab until the focus is on a control. */
export async function tabTo(
  { page }: Site,
  control: Locator,
  mostSteps = usualSteps,
): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`Tab never reached ${control.toString()}`);
}

/** A focused control is not hidden behind the sticky header (2.4.11). */
export async function expectFocusInView({ page }: Site): Promise<void> {
  const isHidden = await page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (focused === null || box === undefined) {
      return true;
    }
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 4);
    return top === null || !(focused.contains(top) || top.contains(focused));
  });
  expect(isHidden, 'the focus is behind something').toBe(false);
}
