import { samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const system = samples.readStatus;
const [service] = system.info.customerService;
const telegram = { csType: 'TELEGRAM', url: 'https://t.example/lamplight' };
const button = page.getByRole('complementary').getByRole('button', { name: 'Customer service' });
const blocked = page.getByRole('dialog', { name: 'The chat window was blocked' });

/** Windows that the page opens; the browser of the test lets none open. */
function watchWindows(answer: Window | null) {
  const open = vi.fn<typeof globalThis.open>(() => answer);
  vi.stubGlobal('open', open);
  return open;
}

function withChannels(...customerService: (typeof system.info.customerService)[number][]) {
  return { boot: { system: { ...system, info: { ...system.info, customerService } } } };
}

describe('customer service', () => {
  it('opens in a window of 440 by 750', async () => {
    const open = watchWindows(globalThis.window);
    await openPortal('/m');
    await button.click();
    const [url, name, features] = open.mock.calls[0] ?? [];
    expect([url, name]).toEqual([service?.url, 'service']);
    expect(features).toMatch(/^popup,width=440,height=750,/u);
    await expect.element(blocked).not.toBeInTheDocument();
  });

  it('says that the window was blocked, and offers a tab', async () => {
    watchWindows(null);
    await openPortal('/m');
    await button.click();
    await expect
      .element(blocked.getByRole('link', { name: 'Open in a tab' }))
      .toHaveAttribute('href', service?.url ?? '');
    await blocked.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(blocked).not.toBeInTheDocument();
  });

  it('stands at the side with every channel', async () => {
    await openPortal('/m', withChannels({ csType: 'chat', url: 'https://c.example/' }, telegram));
    const link = page.getByRole('complementary').getByRole('link', { name: 'Telegram' });
    await expect.element(link).toHaveAttribute('href', telegram.url);
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('has all that the operator names, and two of one kind, but no address twice', async () => {
    const channelOf = (csType: string, path: string) => ({
      csType,
      url: `https://c.example${path}`,
    });
    await openPortal(
      '/m',
      withChannels(
        channelOf('LIVE_CHAT', '/chat'),
        channelOf('LINE', '/line'),
        channelOf('WhatsApp', '/whatsapp'),
        channelOf('ZALO_OA', '/zalo'),
        channelOf('Viber', '/viber'),
        channelOf('ONLINE_CHAT', '/second'),
        channelOf('CHAT', '/chat'),
      ),
    );
    const links = page.getByRole('complementary').getByRole('link');
    await expect.element(links.first()).toBeVisible();
    const found = links.elements().map((link) => [link.textContent, link.getAttribute('href')]);
    expect(found).toEqual([
      ['LINE', 'https://c.example/line'],
      ['WhatsApp', 'https://c.example/whatsapp'],
      ['Zalo', 'https://c.example/zalo'],
      ['Viber', 'https://c.example/viber'],
      ['Live chat', 'https://c.example/second'],
    ]);
  });

  it('is not offered where the site has no channel', async () => {
    await openPortal('/m', withChannels());
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    watchWindows(null);
    await openPortal('/m', { locale: 'ar' });
    await page.getByRole('complementary').getByRole('button').first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
