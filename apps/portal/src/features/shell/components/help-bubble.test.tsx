import { samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../../testing/portal.tsx';
import { HelpBubble } from './help-bubble.tsx';

const system = samples.readStatus;
const [service] = system.info.customerService;
const button = page.getByRole('button', { name: 'Customer service' });
const blocked = page.getByRole('dialog', { name: 'The chat window was blocked' });

/** Windows that the page opens; the browser of the test lets none open. */
function watchWindows(answer: Window | null) {
  const open = vi.fn<typeof globalThis.open>(() => answer);
  vi.stubGlobal('open', open);
  return open;
}

describe('customer service', () => {
  it('opens in a window of 440 by 750', async () => {
    const open = watchWindows(globalThis.window);
    await openPart(<HelpBubble />);
    await button.click();
    const [url, name, features] = open.mock.calls[0] ?? [];
    expect([url, name]).toEqual([service?.url, 'service']);
    expect(features).toMatch(/^popup,width=440,height=750,/u);
    await expect.element(blocked).not.toBeInTheDocument();
  });

  it('says that the window was blocked, and offers a tab', async () => {
    watchWindows(null);
    await openPart(<HelpBubble />);
    await button.click();
    await expect
      .element(blocked.getByRole('link', { name: 'Open in a tab' }))
      .toHaveAttribute('href', service?.url ?? '');
    await blocked.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(blocked).not.toBeInTheDocument();
  });

  it('is not offered where the site has no channel', async () => {
    const info = { ...system.info, customerService: [] };
    await openPart(<HelpBubble />, { boot: { system: { ...system, info } } });
    await expect.element(button).not.toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    watchWindows(null);
    await openPart(<HelpBubble />, { locale: 'ar' });
    await page.getByRole('button').first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
