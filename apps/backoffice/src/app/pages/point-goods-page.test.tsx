import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { siteTimeZone } from '../../shared/env.ts';
import { instantOf, localOf } from '../../shared/site-time.ts';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog');

describe('the shop of the points mall', () => {
  it('shows every item with what is left of it', async () => {
    await openDesk('/pointGoods');
    await expect
      .element(page.getByRole('row', { name: /Headphones.*5,000.*12.*1.*7.*On/u }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: /Credit of 50.*Draft/u })).toBeVisible();
  });

  it('changes an item that the operator saw, with a reason', async () => {
    await openDesk('/pointGoods?item=gds_0198f0ae2001');
    await drawer()
      .getByLabelText(/^Points/u)
      .fill('4500');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A sale of the season.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Saved.').first()).toBeInTheDocument();
    expect(far.calls('changeGoods')[0]?.body).toMatchObject({
      points: '4500',
      version: 3,
      names: { en: 'Headphones', ar: 'سماعات' },
      reason: 'A sale of the season.',
    });
  });

  it('takes its words in each language of the site, a name wherever there is a text', async () => {
    await openDesk('/pointGoods?item=gds_0198f0ae2001');
    await expect.element(drawer().getByLabelText(/^Name, Arabic/u)).toHaveValue('سماعات');
    await drawer().getByRole('button', { name: 'Add Vietnamese' }).click();
    await drawer()
      .getByLabelText(/^Text, Vietnamese/u)
      .fill('Trùm tai, có dây.');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('For readers of Vietnamese.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    expect(far.calls('changeGoods')).toEqual([]);
    await drawer()
      .getByLabelText(/^Name, Vietnamese/u)
      .fill('Tai nghe');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeGoods')[0]?.body)
      .toMatchObject({
        names: { en: 'Headphones', ar: 'سماعات', vi: 'Tai nghe' },
        texts: { vi: 'Trùm tai, có dây.' },
      });
  });

  it('says that an item that promises more than the ceiling waits for a second person', async () => {
    far.answer('changeGoods', { goods: null, approvalId: 'apr_0198f0e10009' });
    await openDesk('/pointGoods?item=gds_0198f0ae2001');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A sale of the season.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeVisible();
  });

  it('puts an item into the mall', async () => {
    const router = await openDesk('/pointGoods');
    await page.getByRole('button', { name: 'New item' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ item: 'new' });
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    await drawer()
      .getByLabelText(/^Name, English/u)
      .fill('Mug');
    await drawer()
      .getByLabelText(/^Points/u)
      .fill('800');
    await drawer()
      .getByLabelText(/^Stock/u)
      .fill('50');
    await drawer()
      .getByLabelText(/^Least deposits in 30 days/u)
      .fill('1000');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('New for the summer.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('createGoods').at(-1)?.body)
      .toMatchObject({
        kind: 'PHYSICAL',
        names: { en: 'Mug' },
        points: '800',
        stock: 50,
        minDeposit30d: '1000',
        limit: null,
        state: 'DRAFT',
      });
  });

  it('takes from when to when it is on sale, in the time of the site', async () => {
    const [first, ...rest] = samples.listGoods.list;
    const sold = { saleFrom: '2026-03-01T02:30:15Z', saleTo: '2026-03-08T02:30:00Z' };
    far.answer('listGoods', {
      ...samples.listGoods,
      list: [...(first === undefined ? [] : [{ ...first, ...sold }]), ...rest],
    });
    await openDesk(`/pointGoods?item=${String(first?.id)}`);
    await expect
      .element(drawer().getByLabelText(/^On sale from/u))
      .toHaveValue(localOf(sold.saleFrom, siteTimeZone()));
    const end = drawer().getByLabelText(/^On sale until/u);
    await end.fill('2026-02-01T10:00');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A sale of the season.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('The sale has to end after it begins.')).toBeVisible();
    expect(far.calls('changeGoods')).toEqual([]);
    await end.fill('2026-04-01T10:00');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeGoods')[0]?.body)
      .toMatchObject({
        // What nobody touched keeps its seconds.
        saleFrom: sold.saleFrom,
        saleTo: instantOf('2026-04-01T10:00', siteTimeZone()),
      });
  });

  it('puts rounds of a slot into it, and says where the slot is not one', async () => {
    far.refuse('createGoods', 'promotion_slot_unknown', { nodeId: 'n_9' });
    await openDesk('/pointGoods?item=new');
    await drawer().getByLabelText(/^Kind/u).selectOptions('FREEBET');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Enter a slot.')).toBeVisible();
    const typed = [
      [/^Name, English/u, 'Ten spins'],
      [/^Points/u, '40'],
      [/^Slot/u, 'n_9'],
      [/^How many/u, '10'],
      [/^Stake of each/u, '1.00'],
      [/^Days to play/u, '7'],
      [/^Stock/u, '300'],
      [/^Reason/u, 'New for the summer.'],
    ] as const;
    for (const [label, text] of typed) {
      await drawer().getByLabelText(label).fill(text);
    }
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText(refusalText('promotion_slot_unknown'))).toBeVisible();
    expect(far.calls('createGoods').at(-1)?.body).toMatchObject({
      kind: 'FREEBET',
      reward: '0',
      freeSpins: { nodeId: 'n_9', count: 10, stakeAmount: '1.00', days: 7 },
    });
  });

  it.each(['goods_stock', 'goods_changed'] as const)(
    'says why it was refused: %s',
    async (code) => {
      far.refuse('changeGoods', code);
      await openDesk('/pointGoods?item=gds_0198f0ae2001');
      await drawer()
        .getByLabelText(/^Reason/u)
        .fill('A sale of the season.');
      await drawer().getByRole('button', { name: 'Save' }).click();
      await expect.element(drawer().getByText(refusalText(code))).toBeVisible();
    },
  );

  it('offers no change to who may only look', async () => {
    far.answer('listGoods', { ...samples.listGoods, abilities: [] });
    await openDesk('/pointGoods');
    await expect.element(page.getByRole('row', { name: /Headphones/u })).toBeVisible();
    expect(page.getByRole('button', { name: 'New item' }).elements()).toEqual([]);
  });

  it('says that the mall is empty, and why it failed', async () => {
    far.answer('listGoods', { ...samples.listGoods, list: [] });
    await openDesk('/pointGoods');
    await expect
      .element(page.getByRole('heading', { name: 'The points mall is empty' }))
      .toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    far.refuse('listGoods', 'overloaded');
    await openDesk('/pointGoods', 'ar');
    await expect.element(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  });
});
