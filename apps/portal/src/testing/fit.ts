import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** Phones: the usual one, and the narrowest that is meant to work. */
export const phones = [390, 320] as const;

/** Nothing stands beyond the edges, and the main button can be reached by scrolling down alone. */
export async function expectFit(width: number, main: Locator): Promise<void> {
  await expect.element(main).toBeVisible();
  expect(page.getByRole('dialog').elements().filter(isTooWide)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  main.element().scrollIntoView({ block: 'nearest' });
  await expect.element(main).toBeInViewport({ ratio: 0.9 });
}

function isTooWide(element: Element): boolean {
  const parts = [element, ...element.querySelectorAll('*')];
  return parts.some((part) => part.clientWidth > 0 && canScroll(part) && isWider(part));
}

function canScroll(part: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
}

function isWider(part: Element): boolean {
  return part.scrollWidth > part.clientWidth;
}
