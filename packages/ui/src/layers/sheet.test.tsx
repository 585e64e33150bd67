import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Sheet } from './dialog.tsx';

function Opened({ isWhole = false }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet
      isOpen={isOpen}
      isWhole={isWhole}
      onClose={() => setOpen(false)}
      title="Filters"
      closeLabel="Close"
    >
      <p>Body</p>
    </Sheet>
  );
}

const openSheets = () => document.querySelectorAll('dialog:modal').length;

describe('Sheet', () => {
  it.each(['ltr', 'rtl'])(
    'comes from the inline end in %s and closes on a press outside',
    async (dir) => {
      document.documentElement.dir = dir;
      render(<Opened />);
      await expect.poll(openSheets).toBe(1);
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const { left, right } = find('.ui-sheet').getBoundingClientRect();
      const edge = document.documentElement.clientWidth;
      // The kept scrollbar space may lie between the sheet and the edge.
      expect(dir === 'ltr' ? edge - right : left).toBeLessThanOrEqual(16);
      await userEvent.click(document.body, {
        position: { x: dir === 'ltr' ? 20 : edge - 20, y: 20 },
        force: true,
      });
      await expect.poll(openSheets).toBe(0);
    },
  );

  it('comes from the bottom on a narrow screen', async () => {
    await page.viewport(390, 700);
    render(<Opened />);
    await expect.poll(openSheets).toBe(1);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { bottom, width } = find('.ui-sheet').getBoundingClientRect();
    expect(bottom).toBeCloseTo(700, -1);
    expect(width).toBeGreaterThan(370);
    await userEvent.click(named('Close'));
    await expect.poll(openSheets).toBe(0);
    await page.viewport(1280, 800);
  });

  it('fills a narrow screen where it holds a record with its form', async () => {
    await page.viewport(390, 700);
    render(<Opened isWhole />);
    await expect.poll(openSheets).toBe(1);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { top, height } = find('.ui-sheet').getBoundingClientRect();
    expect(top).toBe(0);
    expect(height).toBe(700);
    await page.viewport(1280, 800);
  });
});
