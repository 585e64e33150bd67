import type { Page } from '@playwright/test';

interface Found {
  /** How many longer texts the page shows at all. */
  readonly shown: number;
  readonly cutOff: readonly string[];
}

/**
 * Texts of the catalogues that something cuts off, on a site whose English is made longer: the end
 * of each bears its mark. Whoever scrolls sees the rest of a list; a text that ends in an ellipsis
 * is cut off as well, unless it is a name that stands in full elsewhere.
 */
export async function lookForCutOffTexts(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const slack = 2;
    const cutOff = new Set<string>();
    let shown = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const holder = node.parentElement;
      if (holder !== null && text.includes('~') && isShown(holder)) {
        shown += 1;
        const range = document.createRange();
        range.selectNodeContents(node);
        const cutter = cutterOf(holder, range.getBoundingClientRect());
        if (cutter !== undefined) {
          cutOff.add(`${text.slice(0, 60)} in ${nameOf(holder)}, cut by ${nameOf(cutter)}`);
        }
      }
    }
    return { shown, cutOff: [...cutOff] };

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[data-moving], [aria-hidden="true"], select, option, noscript') === null
      );
    }

    function cutterOf(holder: Element, text: DOMRect): Element | undefined {
      if (text.width === 0) {
        return undefined;
      }
      for (let box: Element | null = holder; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const rect = box.getBoundingClientRect();
        // What only screen readers are told lies in a box of one pixel.
        if (rect.width <= 1 || rect.height <= 1) {
          return undefined;
        }
        const isBeside =
          text.right <= rect.left || text.left >= rect.right || text.bottom <= rect.top;
        const isWide = text.right > rect.right + slack || text.left < rect.left - slack;
        const isHigh = text.bottom > rect.bottom + slack * 2 || text.top < rect.top - slack * 2;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (box !== document.body && (cuts(overflowX) || cuts(overflowY)) && !isBeside) {
          if ((cuts(overflowX) && isWide) || (cuts(overflowY) && isHigh)) {
            return box;
          }
        }
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') {
          return undefined;
        }
      }
      return undefined;
    }

    function nameOf(element: Element): string {
      const item = element.closest('[data-ux]')?.getAttribute('data-ux') ?? '';
      return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').slice(0, 90)} ${item}`;
    }
  });
}
