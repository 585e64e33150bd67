import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Order' });
const opened = '/pointOrders?order=rdm_0198f0ae3000';

describe('the queue of the points mall', () => {
  it('shows what waits longest first, and keeps list and open order in the address', async () => {
    const router = await openDesk('/pointOrders');
    const row = page.getByRole('row', { name: /Headphones.*mike88.*5,000.*In process/u });
    await expect.element(row).toBeVisible();
    expect(far.calls('listRedeemQueue').at(-1)?.query).toMatchObject({ view: 'waiting' });
    await page.getByLabelText('List').selectOptions('rejected');
    await expect.poll(() => router.state.location.search).toEqual({ view: 'rejected' });
    await page.getByRole('button', { name: 'Headphones' }).click();
    await expect.element(drawer().getByText(/12 Harbour Road/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('order');
  });

  it('approves with a remark and where the parcel is, and goes on', async () => {
    await openDesk(opened);
    await drawer()
      .getByRole('button', { name: /^Approve/u })
      .click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByLabelText('Tracking number').fill('TH123456');
    await drawer()
      .getByLabelText(/^Remark/u)
      .fill('Sent today.');
    await drawer()
      .getByRole('button', { name: /^Approve/u })
      .click();
    await expect.element(page.getByText('Approved.').first()).toBeInTheDocument();
    expect(far.calls('approveRedeem')[0]?.body).toEqual({
      remark: 'Sent today.',
      trackingNo: 'TH123456',
    });
    await expect.poll(() => drawer().elements()).toHaveLength(0);
  });

  it('says under which number an approved parcel was sent', async () => {
    const [first] = samples.listRedeemQueue.content;
    const approved = {
      ...samples.approveRedeem,
      ...first,
      status: 'APPROVED',
      trackingNo: null,
    } as const;
    const row = { ...approved, decidedAt: '2026-03-02T10:00:00Z' };
    const waiting = { ...row, abilities: ['ship' as const] };
    far.answer('listRedeemQueue', { content: [waiting], nextCursor: null });
    await openDesk(opened);
    const send = drawer().getByRole('button', { name: 'Mark as sent' });
    await send.click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    far.refuse('shipRedeem', 'redeem_decided');
    await drawer()
      .getByLabelText(/^Tracking number/u)
      .fill('TH123456');
    await send.click();
    await expect.element(page.getByText(refusalText('redeem_decided'))).toBeVisible();
    far.answer('shipRedeem', { ...row, trackingNo: 'TH123456', abilities: [] });
    await send.click();
    await expect.element(page.getByText(/marked as sent/u).first()).toBeInTheDocument();
    expect(far.calls('shipRedeem').at(-1)?.body).toEqual({ trackingNo: 'TH123456' });
  });

  it.each(['redeem_decided', 'not_found'] as const)('keeps what was typed: %s', async (code) => {
    far.refuse('rejectRedeem', code);
    await openDesk(opened);
    await drawer()
      .getByLabelText(/^Remark/u)
      .fill('None left.');
    await drawer()
      .getByRole('button', { name: /^Reject/u })
      .click();
    await expect.element(page.getByText(refusalText(code))).toBeVisible();
    await expect.element(drawer().getByLabelText(/^Remark/u)).toHaveValue('None left.');
  });

  it('says that nothing waits, and why a list failed', async () => {
    far.answer('listRedeemQueue', { content: [], nextCursor: null });
    await openDesk('/pointOrders');
    await expect.element(page.getByRole('heading', { name: 'No order waits' })).toBeVisible();
    far.refuse('listRedeemQueue', 'overloaded');
    await page.getByLabelText('List').selectOptions('approved');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listRedeemQueue', samples.listRedeemQueue);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /Headphones/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/pointOrders', 'ar');
    await expect
      .element(page.getByRole('row', { name: /Headphones.*قيد المعالجة/u }))
      .toBeVisible();
  });
});
