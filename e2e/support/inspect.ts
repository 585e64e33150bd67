import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request, type TestInfo } from '@playwright/test';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const quietMs = 100;
const isNight = process.env['E2E_LOOKS'] === 'all';
const narrowest = 390;
const between = { width: 768, height: 1024 };

/**
 * Looks at the page as it is: no accessibility fault, no sideways scroll; by night what a phone
 * shows is looked at on a tablet as well.
 */
export type Inspect = (name: string) => Promise<void>;

export function inspectionOf(page: Page, testInfo: TestInfo): Inspect {
  const traffic = watchTraffic(page);
  return async (name) => {
    await traffic.isQuiet();
    await untilStill(page);
    // For the eye, when somebody asks for it.
    if (process.env['E2E_PICTURES'] !== undefined) {
      await page.screenshot({
        path: testInfo.outputPath(`${testInfo.project.name}-${name}.png`),
      });
    }
    await expectSound(page, name);
    if (isNight && page.viewportSize()?.width === narrowest) {
      await expectSoundBetween(page, name);
    }
  };
}

async function expectSound(page: Page, name: string): Promise<void> {
  expect(await accessFaultsOf(page), `axe on ${name}`).toEqual([]);
  expect(await sidewaysOf(page), `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
}

/** The layer that is open on a phone, on a tablet: its device was turned. */
async function expectSoundBetween(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(between);
  await expectSound(page, `${name} at ${between.width}`);
  if (before !== null) {
    await page.setViewportSize(before);
  }
}

/**
 * What keeps people from using the page that is shown, as axe finds it. A draw that comes in
 * during the look is half transparent just then: what is at fault is so at a second look too.
 */
export async function accessFaultsOf(page: Page): Promise<readonly string[]> {
  const faults = await accessFaultsNow(page);
  return faults.length === 0 ? faults : accessFaultsNow(page);
}

async function accessFaultsNow(page: Page): Promise<readonly string[]> {
  await untilStill(page);
  const place = await scrollTo(page, 0);
  // The usual mode opens a second page for each look, for frames of other origins: here are none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(axeTags)
    // Of a line that moves, what slides under the buttons at its end is too small just then.
    .exclude('[data-moving="true"]')
    .setLegacyMode()
    .analyze();
  await scrollTo(page, place);
  return violations.map(describeViolation);
}

/**
 * Moves the page, and answers where it stood. What has slid half under the bars at the top counts
 * as a target too small, and says nothing about the page.
 */
async function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate((to) => {
    const { scrollY } = window;
    window.scrollTo({ top: to, behavior: 'instant' });
    return scrollY;
  }, top);
}

export interface Traffic {
  isQuiet(): Promise<void>;
}

/** Everything that the page asked for has arrived, and it asked for nothing more. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let changedAt = 0;
  const end = (request: Request): void => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = (): boolean => open.size === 0 && performance.now() - changedAt >= quietMs;
  return {
    isQuiet: () => expect.poll(isQuiet, { intervals: [quietMs / 4] }).toBe(true),
  };
}

/** Motion over: what a person would judge. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** By how many pixels the page can be scrolled sideways. */
export async function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

function describeViolation(violation: {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}): string {
  const where = violation.nodes
    .slice(0, 3)
    .map(({ html, failureSummary = '' }) => `${html.slice(0, 160)} — ${failureSummary}`);
  return `${violation.id}: ${where.join(' | ')}`;
}
