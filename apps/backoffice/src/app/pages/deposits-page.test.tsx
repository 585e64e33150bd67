import '../styles.css';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const open = '/deposits?order=dep_0198f0b11000';
const drawer = () => page.getByRole('dialog', { name: 'Deposit' });
const reason = () => drawer().getByRole('textbox', { name: 'Reason' });

describe('the queue of deposits', () => {
  it('lists who says to have paid what by which reference', async () => {
    await openDesk('/deposits');
    const row = page.getByRole('row', {
      name: /mike88.*DP2603027K3QX9WZ0A.*500\.00.*Bank transfer/u,
    });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'To decide (2)' })).toBeInTheDocument();
    expect(document.title).toBe('Deposits');
  });

  it('marks as late what has waited for the house longer than was promised', async () => {
    const [row] = samples.listDepositQueue.content;
    if (row !== undefined) {
      const ours = { ...row, memberName: 'ours' };
      const theirs = { ...row, id: 'dep_0198f0b11002' as const, nextActor: 'member' as const };
      const calm = { ...row, id: 'dep_0198f0b11003' as const, dueAt: '2099-03-02T10:40:00Z' };
      far.answer('listDepositQueue', {
        ...samples.listDepositQueue,
        content: [ours, theirs, calm],
      });
    }
    await openDesk('/deposits');
    await expect.element(page.getByRole('row', { name: /ours.*Late/u })).toBeVisible();
    expect(page.getByText('Late', { exact: true }).elements()).toHaveLength(1);
  });

  it('keeps list and open order in the address', async () => {
    const router = await openDesk('/deposits');
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer()).toBeVisible();
    expect(router.state.location.search).toMatchObject({ order: 'dep_0198f0b11000' });
    await userEvent.keyboard('{Escape}');
    await page.getByLabelText('List').selectOptions('to_decide');
    await expect
      .poll(() => far.calls('listDepositQueue').at(-1)?.query)
      .toMatchObject({ view: 'to_decide' });
  });

  it('says what arrived, for a reason', async () => {
    await openDesk(open);
    await expect.element(drawer().getByText('Mike Somchai')).toBeVisible();
    await drawer().getByRole('button', { name: 'It arrived' }).click();
    expect(far.calls('confirmDeposit')).toHaveLength(0);
    await drawer().getByRole('textbox', { name: 'Reference of the bank' }).fill('KBNK-771');
    await drawer().getByRole('textbox', { name: 'Name of the payer' }).fill('Mike Somchai');
    await reason().fill('Seen on the statement of today');
    await drawer().getByRole('button', { name: 'It arrived' }).click();
    await expect
      .poll(() => far.calls('confirmDeposit').at(-1)?.body)
      .toEqual({
        amount: '500.00',
        bankReference: 'KBNK-771',
        payerName: 'Mike Somchai',
        reason: 'Seen on the statement of today',
      });
  });

  it('keeps the decision in view on a phone', async () => {
    await page.viewport(390, 844);
    await openDesk(open);
    await expect
      .element(drawer().getByRole('button', { name: 'It arrived' }))
      .toBeInViewport({ ratio: 0.9 });
    await expect.element(reason()).not.toBeInViewport();
    await page.viewport(1280, 800);
  });

  it('refuses with a code that the member reads', async () => {
    await openDesk(open);
    await drawer().getByLabelText('Why refused').selectOptions('name_differs');
    await reason().fill('Paid from another name');
    await drawer().getByRole('button', { name: 'Refuse' }).click();
    await expect
      .poll(() => far.calls('refuseDeposit').at(-1)?.body)
      .toEqual({ code: 'name_differs', reason: 'Paid from another name' });
  });

  it('shows in whose name it came, beside whose it must be', async () => {
    far.answer('readQueuedDeposit', {
      ...samples.readQueuedDeposit,
      state: 'MISMATCH',
      reason: 'name_differs',
      payerName: 'Somebody Else',
      abilities: ['claim', 'credit', 'refund'],
    });
    await openDesk(open);
    await expect.element(drawer().getByText('Somebody Else')).toBeVisible();
    await expect.element(drawer().getByText('Mike Somchai')).toBeVisible();
  });

  it('credits what arrived, or sends it back, when it differs', async () => {
    far.answer('readQueuedDeposit', {
      ...samples.readQueuedDeposit,
      state: 'MISMATCH',
      paid: '450.00',
      abilities: ['claim', 'credit', 'refund'],
    });
    await openDesk(open);
    await reason().fill('The member asks for it');
    await drawer().getByRole('button', { name: 'Credit what arrived' }).click();
    await expect.poll(() => far.calls('creditDeposit')).toHaveLength(1);
  });

  it.each([
    ['says that it is confirmed', {}, 'Confirmed.'],
    [
      'says that a second person must see it',
      { state: 'PROOF', approvalId: 'apr_0198f0c01000' },
      'Put before a second person, under Approvals.',
    ],
    [
      'says that what arrived differs',
      { state: 'MISMATCH' },
      'Confirmed; it differs, and waits for a decision.',
    ],
  ] as const)('%s', async (_title, changes, text) => {
    far.answer('confirmDeposit', { ...samples.confirmDeposit, ...changes });
    await openDesk(open);
    await drawer().getByRole('textbox', { name: 'Reference of the bank' }).fill('KBNK-771');
    await drawer().getByRole('textbox', { name: 'Name of the payer' }).fill('Mike Somchai');
    await reason().fill('Seen on the statement of today');
    await drawer().getByRole('button', { name: 'It arrived' }).click();
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  });

  it('says to whoever decided that somebody else must send it back', async () => {
    far.answer('readQueuedDeposit', samples.refundDeposit);
    await openDesk(open);
    await expect.element(drawer().getByText(/^Somebody else must send it back/u)).toBeVisible();
    expect(drawer().getByRole('button', { name: 'Sent back' }).query()).toBeNull();
  });

  it('lets somebody else say that it was sent back', async () => {
    far.answer('readQueuedDeposit', { ...samples.refundDeposit, abilities: ['end_refund'] });
    await openDesk(open);
    await expect.element(drawer().getByRole('button', { name: 'Sent back' })).toBeVisible();
    expect(
      drawer()
        .getByText(/^Somebody else must send it back/u)
        .query(),
    ).toBeNull();
  });

  it('says who has it when somebody else was faster', async () => {
    far.refuse('refuseDeposit', 'order_claimed');
    await openDesk(open);
    await reason().fill('Nothing on the statement');
    await drawer().getByRole('button', { name: 'Refuse' }).click();
    await expect.element(page.getByText(refusalText('order_claimed'))).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('listDepositQueue');
    await openDesk('/deposits');
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByRole('button', { name: 'mike88' })).toBeVisible();
  });

  it('is empty', async () => {
    far.answer('listDepositQueue', {
      content: [],
      nextCursor: null,
      counts: { to_do: 0, to_match: 0, to_decide: 0, to_refund: 0, waiting: 0, closed: 0 },
    });
    await openDesk('/deposits');
    await expect.element(page.getByText('Nothing waits here').first()).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('listDepositQueue', 'offline');
    await openDesk('/deposits');
    await expect.element(page.getByText("The deposits can't be shown")).toBeVisible();
    far.answer('listDepositQueue', samples.listDepositQueue);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('button', { name: 'mike88' })).toBeVisible();
  });
});
