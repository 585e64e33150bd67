import { samples } from '@portal/protocol/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserTab } from '../../../shared/device/browser-tab.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const { readStatus: system, readDomainRoute: lines } = samples;
const { domainRoute, mainDomain } = lines;
const boot = { system: { ...system, info: { ...system.info, domainRoute, mainDomain } } };
const dialog = page.getByRole('dialog', { name: 'Choose the best connection' });
const quick = domainRoute.at(-1) ?? '';

/** The other addresses of the site: the last one answers at once, the first one late. */
function answerLines(slow: 'late' | 'never'): void {
  const own = far.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/art/line/')) {
      return own(input, init);
    }
    if (!address.includes(quick)) {
      if (slow === 'never') {
        throw new TypeError('Failed to fetch');
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    return new Response('1');
  });
}

beforeEach(() => {
  answerLines('late');
});

afterEach(() => {
  useDialogs.setState({ open: undefined });
});

describe('the speed test', () => {
  it('measures each address and chooses the quickest', async () => {
    await openPortal('/', { boot });
    await page.getByRole('button', { name: 'Speed test' }).click();
    await expect.element(dialog.getByRole('radio').first()).toBeChecked();
    const rows = dialog.getByRole('radio').all();
    expect(rows).toHaveLength(domainRoute.length);
    await expect.element(dialog.getByText(new RegExp(`${quick} – \\d+ ms`, 'u'))).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Use this connection' })).toBeEnabled();
  });

  it('goes to the same page with its query, and leaves the choice where no line answers', async () => {
    const goTo = vi.spyOn(browserTab, 'goTo').mockReturnValue(undefined);
    const before = globalThis.location.href;
    globalThis.history.replaceState(null, '', '?affiliateCode=LAMP#rules');
    const { pathname } = globalThis.location;
    await openPortal('/', { boot });
    await page.getByRole('button', { name: 'Speed test' }).click();
    await dialog.getByRole('button', { name: 'Use this connection' }).click();
    globalThis.history.replaceState(null, '', before);
    expect(goTo.mock.calls).toEqual([[`https://${quick}${pathname}?affiliateCode=LAMP#rules`]]);
    goTo.mockRestore();
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes('/art/line/')) {
        throw new TypeError('Failed to fetch');
      }
      return far.fetch(input, init);
    });
    await dialog.getByRole('button', { name: 'Measure again' }).click();
    await expect.element(dialog.getByText(/no answer/u).first()).toBeVisible();
    expect(dialog.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await expect
      .element(dialog.getByRole('button', { name: 'Use this connection' }))
      .toBeDisabled();
  });

  it('says that it measures until the list of addresses is there', async () => {
    const release = far.hold('readDomainRoute');
    await openPortal('/', { boot });
    await page.getByRole('button', { name: 'Speed test' }).click();
    const wait = dialog.getByRole('status', { name: 'Measuring the connections' });
    await expect.element(wait).toBeVisible();
    expect(dialog.getByRole('radio').elements()).toEqual([]);
    release();
    await expect.element(dialog.getByRole('radio').first()).toBeVisible();
    await expect.element(wait).not.toBeInTheDocument();
  });

  it('says which address does not answer', async () => {
    answerLines('never');
    await openPortal('/', { boot });
    await page.getByRole('button', { name: 'Speed test' }).click();
    await expect.element(dialog.getByText(/no answer/u)).toBeVisible();
  });

  it('can be asked again when the list did not come', async () => {
    far.fail('readDomainRoute', 'offline');
    await openPortal('/', { boot });
    await page.getByRole('button', { name: 'Speed test' }).click();
    await expect.element(dialog.getByText(saidOf.offline)).toBeVisible();
    far.reset();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByRole('radio').first()).toBeVisible();
  });

  it('stands on the page of a phone too, and nowhere on a site with one address', async () => {
    await openPortal('/m', { boot, width: 390 });
    await expect.element(page.getByRole('button', { name: 'Speed test' })).toBeVisible();
  });

  it('is not there on a site with one address', async () => {
    await openPortal('/m', { width: 390 });
    await expect.element(page.getByText('Theme')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Speed test' })).not.toBeInTheDocument();
  });
});
