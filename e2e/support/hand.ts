import type { Locator } from '@playwright/test';
import { type Effort, openEffort } from './effort.ts';
import { expectFocusInView, tabTo } from './keyboard.ts';
import { expect, type Site } from './site.ts';

/**
 * How somebody works the page, and what it takes (design-brief.md 4.1): a tap is a press of the
 * pointer or of a key that acts, and typing counts apart.
 */
export interface Hand {
  readonly taps: () => number;
  readonly keys: () => number;
  readonly effort: () => Effort;
  press(control: Locator): Promise<void>;
  /** A box that is to be ticked. */
  tick(box: Locator): Promise<void>;
  /** A tab that may be open already; the arrow keys turn to it from the one that is. */
  turnTo(tab: Locator): Promise<void>;
  /** An option of the list that a search field opened; keys walk there from the field. */
  choose(option: Locator): Promise<void>;
  /** Into the field that has the focus; whoever has to go there first presses it. */
  type(text: string): Promise<void>;
  /** On to the next field, as the key of the phone's own keyboard does; no tap. */
  goTo(field: Locator): Promise<void>;
  /** What is no part of the journey: waiting for a message, looking closely at the page. */
  aside<T>(act: () => Promise<T>): Promise<T>;
}

/** So many stops lie before a control of a long page. */
const mostSteps = 120;

/** With a finger on a phone, with the mouse elsewhere. */
export function pointerOf(site: Site): Hand {
  return handOf(site, {
    press: (control) => control.click(),
    tick: (box) => box.check(),
    turnTo: (tab) => tab.click(),
    choose: (option) => option.click(),
    goTo: (field) => field.click(),
    isTapToGo: true,
  });
}

/** With nothing but keys, and the focus in view wherever it rests (2.4.11). */
export function keyboardOf(site: Site): Hand {
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    const isThere = await control.evaluate((element) => element === document.activeElement);
    if (!isThere) {
      await tabTo(site, control, mostSteps);
    }
    await expectFocusInView(site);
  };
  return handOf(site, {
    press: async (control) => {
      await reach(control);
      await site.page.keyboard.press('Enter');
    },
    tick: async (box) => {
      await reach(box);
      await site.page.keyboard.press('Space');
    },
    turnTo: async (tab) => {
      await reach(tab.page().getByRole('tab', { selected: true }).last());
      while ((await tab.getAttribute('aria-selected')) !== 'true') {
        await turnOn(site);
      }
    },
    choose: async (option) => {
      await walkTo(site, option);
      await site.page.keyboard.press('Enter');
    },
    goTo: reach,
    isTapToGo: false,
  });
}

/** From the tab with the focus to the next; a page may take a moment to follow its address. */
async function turnOn({ page }: Site): Promise<void> {
  const left = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => left.evaluate((tab) => tab?.getAttribute('aria-selected')))
    .not.toBe('true');
}

/** Down the options of a list whose field keeps the focus. */
async function walkTo({ page }: Site, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    const isMarked = await option.evaluate(
      ({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id,
    );
    if (isMarked) {
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrow keys never reached ${option.toString()}`);
}

function handOf(
  { page, isNarrow }: Site,
  ways: Pick<Hand, 'press' | 'tick' | 'turnTo' | 'choose' | 'goTo'> & {
    readonly isTapToGo: boolean;
  },
): Hand {
  const effort = openEffort({ isTouch: isNarrow });
  return {
    taps: () => effort.sum().taps,
    keys: () => effort.sum().keys,
    effort: effort.sum,
    press: async (control) => {
      effort.choose();
      await ways.press(control);
    },
    tick: async (box) => {
      effort.choose();
      await ways.tick(box);
    },
    turnTo: async (tab) => {
      if ((await tab.getAttribute('aria-selected')) !== 'true') {
        effort.choose();
        await ways.turnTo(tab);
      }
    },
    choose: async (option) => {
      effort.choose();
      await ways.choose(option);
    },
    type: async (text) => {
      effort.type(text);
      await effort.aside(() => page.keyboard.type(text));
    },
    goTo: async (field) => {
      if (ways.isTapToGo) {
        effort.tap();
      }
      await ways.goTo(field);
    },
    aside: effort.aside,
  };
}
