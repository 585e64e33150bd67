import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../shared/session/session.ts';
import { far, openPortal } from '../testing/portal.tsx';

const widths = [320, 360, 390, 414, 768, 1024, 1100, 1180, 1280];
const people = ['visitor', 'trial', 'member', 'agent'] as const;
const longName = 'Wilhelmina'.repeat(3);
const longBalance = '1234567890.00';

/** What lies past the edges of the frame, and what is higher than one line of the header. */
function faultsAt(width: number): readonly string[] {
  const whole = document.documentElement.scrollWidth;
  const parts = [...document.querySelectorAll('header .page-frame :is(a, button, input)')];
  return [
    ...(whole > width ? [`${width}: the page is ${whole} wide`] : []),
    ...parts.flatMap((part) => faultsOf(part).map((fault) => `${width}: ${nameOf(part)} ${fault}`)),
  ];
}

function faultsOf(part: Element): readonly string[] {
  const frame = part.closest('.page-frame');
  // A strip of categories that is pushed aside may be longer than its frame.
  if (frame === null || part.closest('.overflow-x-auto') !== null) {
    return [];
  }
  const { left, right, height } = part.getBoundingClientRect();
  const edges = frame.getBoundingClientRect();
  const { paddingInlineEnd, direction } = getComputedStyle(frame);
  const over = direction === 'rtl' ? edges.left - left : right - edges.right;
  const isCut = height > 0 && over + Number.parseInt(paddingInlineEnd, 10) > 0.5;
  return [...(isCut ? ['is cut off'] : []), ...(height > 48 ? [`is ${height} high`] : [])];
}

function nameOf(part: Element): string {
  return part.getAttribute('aria-label') ?? part.textContent;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

describe('the header at every width', () => {
  describe.each(people)('of a %s', (as) => {
    it.each([
      ['/', 'en'],
      ['/', 'ar'],
      ['/m', 'en'],
      ['/m', 'ar'],
    ] as const)('keeps %s in %s from being pushed sideways', async (address, locale) => {
      far.answer('readBalance', { ...samples.readBalance, balance: longBalance });
      await openPortal(address, { as, locale, width: 1280 });
      useSession.setState(({ member }) => ({
        member: member && { ...member, nickname: longName },
      }));
      await expect.element(page.getByRole('banner').getByRole('button').first()).toBeVisible();
      const faults: string[] = [];
      for (const width of widths) {
        await page.viewport(width, 800);
        await settle();
        faults.push(...faultsAt(width));
      }
      expect(faults).toEqual([]);
    });
  });
});
