import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../shared/session/session.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/pointMall';
const headphones = page.getByRole('button', { name: 'Redeem Headphones' });
const credit = page.getByRole('button', { name: 'Redeem Credit of 10' });
const dialog = page.getByRole('dialog');

function open(as: 'member' | 'visitor' | 'trial' = 'member', locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as, locale });
}

describe('the points mall', () => {
  it('shows the purse, what it buys, and what is missing for the rest', async () => {
    await open();
    await expect.element(page.getByText('1,840').first()).toBeVisible();
    await expect.element(page.getByText('Points never expire.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('3,160 points short')).toBeVisible();
    await expect.element(page.getByText(/For .*1,000\.00.* of deposits in 30 days/u)).toBeVisible();
    await expect.element(headphones).toBeDisabled();
    await expect.element(credit).toBeEnabled();
    expect(await accessFaults()).toEqual([]);
  });

  it('says until when an item is on sale, in the time of the site', async () => {
    const list = samples.listPointRewards.list.map((goods) => {
      return { ...goods, saleTo: '2026-03-08T17:05:00Z' };
    });
    far.answer('listPointRewards', { list });
    await open();
    await expect.element(page.getByText(/Until 2026-03-0[89].\d\d:05/u).first()).toBeVisible();
  });

  it('says what is owed, and how it is paid, whatever it is owed for', async () => {
    far.answer('readPointBalance', { ...samples.readPointBalance, owed: '6' });
    await open();
    await expect
      .element(page.getByText(/6 points are owed; the next ones pay them/u))
      .toBeVisible();
  });

  it('orders by the payment password, with a key', async () => {
    await open();
    await credit.click();
    await expect.element(dialog.getByText('At once, to be played once.')).toBeVisible();
    await dialog.getByLabelText(/^Payment password/u).fill('482913');
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect.element(page.getByText('Done. It is yours.').first()).toBeInTheDocument();
    expect(far.calls('provePayment')).toHaveLength(1);
    expect(far.calls('redeemPoints').at(-1)?.body).toEqual({
      goodsId: 'gds_0198f0ae2000',
      quantity: 1,
    });
  });

  it('asks where a thing is sent, and puts refusals on their fields', async () => {
    far.answer('readPointBalance', { ...samples.readPointBalance, points: '9000' });
    far.refuse('redeemPoints', 'goods_sold_out');
    await open();
    await headphones.click();
    const send = dialog.getByRole('button', { name: 'Redeem', exact: true });
    await send.click();
    await expect.element(dialog.getByLabelText(/^Name on the parcel/u)).toHaveFocus();
    for (const label of [
      'Name on the parcel',
      'Phone',
      'Street and number',
      'City',
      'Postcode',
      'Country',
    ]) {
      await dialog.getByLabelText(new RegExp(`^${label}`, 'u')).fill('Mike');
    }
    await dialog.getByLabelText(/^Payment password/u).fill('482913');
    await send.click();
    await expect.element(dialog.getByText(refusalText('goods_sold_out'))).toBeVisible();
    expect(far.calls('redeemPoints').at(-1)?.body).toMatchObject({ address: { city: 'Mike' } });
  });

  it('cancels an order while the site lets, and says which the member cancelled', async () => {
    const waits = { ...samples.cancelRedeem, status: 'IN_PROCESS', isCancelled: false } as const;
    const until = '2099-01-01T00:00:00Z';
    const content = [{ ...waits, cancelUntil: until }];
    far.answer('listRedeems', { content, nextCursor: null });
    await openPortal(`${address}?tab=redeems`, { as: 'member' });
    const cancel = page.getByRole('button', { name: 'Cancel the order of Headphones' });
    await expect.element(cancel).toBeVisible();
    far.answer('listRedeems', { content: [samples.cancelRedeem], nextCursor: null });
    await cancel.click();
    await expect.element(page.getByText('Cancelled by you')).toBeVisible();
    expect(far.calls('cancelRedeem').at(-1)?.params).toEqual({ id: waits.id });
  });

  it('turns points into money, and says what they are worth', async () => {
    await open();
    await page.getByRole('button', { name: 'Convert to money' }).click();
    await dialog.getByLabelText(/^Points/u).fill('500');
    await expect.element(dialog.getByText(/You receive .*5\.00/u)).toBeVisible();
    await dialog.getByLabelText(/^Payment password/u).fill('482913');
    await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect
      .element(page.getByText('The money is in your balance.').first())
      .toBeInTheDocument();
    expect(far.calls('convertPoints').at(-1)?.body).toEqual({ points: '500' });
  });

  it('does not send more points than there are', async () => {
    await open();
    await page.getByRole('button', { name: 'Convert to money' }).click();
    await dialog.getByLabelText(/^Points/u).fill('1900');
    await dialog.getByLabelText(/^Payment password/u).fill('482913');
    await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect.element(dialog.getByText('You have only 1,840.')).toBeVisible();
    expect(far.calls('convertPoints')).toEqual([]);
  });

  it.each([
    ['an order', () => credit],
    ['a conversion', () => page.getByRole('button', { name: 'Convert to money' })],
  ])('says before %s that there is no payment password', async (_what, opener) => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    const router = await open();
    await opener().click();
    await expect.element(dialog.getByText('Set a payment password first')).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toHaveLength(0);
    await dialog.getByRole('link', { name: 'Set a payment password' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/securityCenter');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says what earns points', async () => {
    await open();
    await page.getByRole('button', { name: 'How points work' }).click();
    await expect.element(dialog.getByText(/1 point for .*150\.00/u)).toBeVisible();
    await expect.element(dialog.getByText(/100 points are worth .*1\.00/u)).toBeVisible();
  });

  it('keeps the open list in the address: orders with their nine fields, and every movement', async () => {
    const router = await open();
    await page.getByRole('tab', { name: 'Redeem record' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ tab: 'redeems' });
    await expect
      .element(page.getByRole('row', { name: /Mug.*800.*Rejected.*We do not send/u }))
      .toBeVisible();
    await page.getByRole('tab', { name: 'Points detail' }).click();
    await expect
      .element(page.getByRole('row', { name: /Slots and fishing.*42.*2,840/u }))
      .toBeVisible();
    await page.getByLabelText('Type').selectOptions('slots');
    await expect
      .poll(() => far.calls('listPointMoves').at(-1)?.query)
      .toMatchObject({ type: 'slots' });
  });

  it('asks for the movements of the days that are chosen', async () => {
    await open();
    await page.getByRole('tab', { name: 'Points detail' }).click();
    const days = page.getByRole('group', { name: 'Dates' });
    await days.getByRole('button', { name: /\d{4}-\d{2}-\d{2}/u }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    const lengthOf = () => {
      const { from = '', to = '' } = { ...far.calls('listPointMoves').at(-1)?.query };
      return (Date.parse(to) - Date.parse(from)) / 86_400_000;
    };
    await expect.poll(lengthOf).toBe(6);
    await days.getByRole('button', { name: 'Previous dates' }).click();
    await expect.poll(() => far.calls('listPointMoves').length).toBe(3);
    expect(lengthOf()).toBe(6);
  });

  it('asks nobody to log in before it is known who is there', async () => {
    await openPortal('/pointMall', { as: 'arriving' });
    await expect.element(page.getByRole('heading', { name: 'Points mall' }).first()).toBeVisible();
    expect(page.getByText('Log in to use yours').elements()).toEqual([]);
    useSession.getState().leave();
    await expect.element(page.getByText('Log in to use yours')).toBeVisible();
  });

  it('lets a visitor look, and asks who they are when they order', async () => {
    await open('visitor');
    await expect.element(page.getByText('Play and deposits earn points')).toBeVisible();
    expect(page.getByRole('tab').elements()).toEqual([]);
    await headphones.click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(far.calls('readPointBalance')).toHaveLength(0);
  });

  it('says that nothing is there yet, wherever that is so', async () => {
    far.answer('listPointRewards', { list: [] });
    far.answer('listRedeems', { content: [], nextCursor: null });
    far.answer('listPointMoves', { content: [], nextCursor: null });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing in the points mall yet' }))
      .toBeVisible();
    await page.getByRole('tab', { name: 'Redeem record' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing redeemed yet' })).toBeVisible();
    await page.getByRole('tab', { name: 'Points detail' }).click();
    await expect.element(page.getByRole('heading', { name: 'No points moved' })).toBeVisible();
  });

  it('is busy until the goods are there', async () => {
    const release = far.hold('listPointRewards');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(credit).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listPointRewards', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listPointRewards', samples.listPointRewards);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(credit).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('member', 'ar');
    await expect.element(page.getByRole('tab', { name: 'سجل الاستبدال' })).toBeVisible();
  });
});
