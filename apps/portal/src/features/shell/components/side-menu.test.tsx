import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const strip = page.getByRole('navigation', { name: 'Games' });
const more = strip.getByRole('button', { name: 'All categories' });
const menu = page.getByRole('dialog', { name: 'Games' });

describe('the side menu of a tablet', () => {
  it('opens from the strip of categories, and leads to one', async () => {
    const router = await openPortal('/', { width: 800 });
    await expect.element(strip.getByRole('link', { name: 'Slots' })).toBeVisible();
    await more.click();
    await expect.element(menu).toBeVisible();
    await menu.getByRole('link', { name: /Slots/u }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('breaks no name, count or rebate over two lines', async () => {
    const [sample] = samples.listVendors;
    const names = ['RNG', 'LIVE', 'ELOTT'] as const;
    far.answer(
      'listVendors',
      names.map((gameCategory) => ({
        gameCategory,
        rebatePercent: '0.8',
        games: 1240,
        vendors: sample?.vendors ?? [],
        lanes: [],
      })),
    );
    await openPortal('/down', { width: 800 });
    await more.click();
    await expect.element(menu.getByRole('link', { name: /Slots/u })).toBeVisible();
    const lines = [...menu.element().querySelectorAll('li span')].flatMap((text) => {
      const range = document.createRange();
      return [...text.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => {
          range.selectNodeContents(node);
          return [node.textContent, new Set([...range.getClientRects()].map(({ y }) => y)).size];
        });
    });
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(([, rows]) => rows !== 1)).toEqual([]);
  });

  it('waits for the categories, and says where there is none', async () => {
    far.answer('listVendors', []);
    const release = far.hold('listVendors');
    await openPortal('/down', { width: 800 });
    await more.click();
    await expect.element(menu).toBeVisible();
    expect(menu.element().querySelector('[aria-busy]')).not.toBeNull();
    release();
    await expect.element(menu.getByText(/^No games are open here/u)).toBeVisible();
    expect(menu.element().querySelector('[aria-busy]')).toBeNull();
  });

  it('says when the categories did not load, and asks again', async () => {
    far.fail('listVendors', 'offline');
    await openPortal('/down', { width: 800 });
    await more.click();
    await expect.element(menu.getByText(saidOf.offline)).toBeVisible();
    await expect.element(menu.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('is there on a tablet only', async () => {
    await openPortal('/', { width: 1280 });
    await expect.element(strip.getByRole('link', { name: 'Slots' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it('and not on a phone', async () => {
    await openPortal('/', { width: 390 });
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.element(strip).not.toBeInTheDocument();
  });
});
