import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

describe('the promotions of the desk', () => {
  it('shows each with its state and what it gave away, and keeps the filter in the address', async () => {
    const router = await openDesk('/promotions');
    const row = page.getByRole('row', {
      name: /Welcome aboard.*New members.*Published.*44,000\.00 of .*250,000\.00.*500/u,
    });
    await expect.element(row).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /The weekly ladder.*Draft.*0 of 100/u }))
      .toBeVisible();
    await page.getByLabelText('State').selectOptions('paused');
    await expect.poll(() => router.state.location.search).toEqual({ state: 'paused' });
    await expect
      .poll(() => far.calls('listDeskPromotions').at(-1)?.query)
      .toEqual({ state: 'paused' });
  });

  it('leads to one of them, and to the editor of a new one', async () => {
    const router = await openDesk('/promotions');
    await page.getByRole('link', { name: 'Welcome aboard' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/promotions/prm_0198f0b01000');
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await page.getByRole('link', { name: 'New promotion' }).click();
    await expect.element(page.getByRole('heading', { name: 'New promotion' })).toBeVisible();
  });

  it('offers no new one to who may only look', async () => {
    far.answer('listDeskPromotions', { ...samples.listDeskPromotions, abilities: [] });
    await openDesk('/promotions');
    await expect.element(page.getByRole('row', { name: /Welcome aboard/u })).toBeVisible();
    expect(page.getByRole('link', { name: 'New promotion' }).elements()).toEqual([]);
  });

  it('says that there are none', async () => {
    far.answer('listDeskPromotions', { ...samples.listDeskPromotions, list: [] });
    await openDesk('/promotions');
    await expect.element(page.getByRole('heading', { name: 'No promotions' })).toBeVisible();
  });

  it('says why it failed, and stands right to left in Arabic', async () => {
    far.refuse('listDeskPromotions', 'overloaded');
    await openDesk('/promotions', 'ar');
    await expect.element(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
    far.answer('listDeskPromotions', samples.listDeskPromotions);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /أهلًا بك.*منشور/u })).toBeVisible();
    expect(page.getByText(refusalText('overloaded')).elements()).toEqual([]);
  });
});
