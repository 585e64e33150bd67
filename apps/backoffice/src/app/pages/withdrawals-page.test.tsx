import '../styles.css';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const open = '/withdrawals?order=wdr_0198f0ae1000';
const drawer = () => page.getByRole('dialog', { name: 'Withdrawal' });
const reason = () => drawer().getByRole('textbox', { name: 'Reason' });

describe('the queue of withdrawals', () => {
  it('lists who waits for what, with risk, state and due time', async () => {
    await openDesk('/withdrawals');
    const row = page.getByRole('row', { name: /mike88.*3,000\.00.*Low \(15\).*To review/u });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'To pay (2)' })).toBeInTheDocument();
    expect(document.title).toBe('Withdrawals');
  });

  it('says what comes first by its risk, and what is late', async () => {
    const [row] = samples.listWithdrawalQueue.content;
    if (row !== undefined) {
      const high = { ...row, risk: 75, reason: 'review_priority' };
      const calm = { ...row, id: 'wdr_0198f0ae1002' as const, memberName: 'zara77' };
      const content = [high, { ...calm, dueAt: '2099-03-03T09:40:01Z' }];
      far.answer('listWithdrawalQueue', { ...samples.listWithdrawalQueue, content });
    }
    await openDesk('/withdrawals');
    const first = page.getByRole('row', { name: /mike88.*High \(75\) First.*Late/u });
    await expect.element(first).toBeVisible();
    const calm = page.getByRole('row', { name: /zara77/u });
    await expect.element(calm.getByText('Late')).not.toBeInTheDocument();
    await expect.element(calm.getByText('First')).not.toBeInTheDocument();
    const late = page.getByRole('option', { name: 'Older than 24 hours (1)' });
    await expect.element(late).toBeInTheDocument();
  });

  it('keeps list and open order in the address', async () => {
    const router = await openDesk('/withdrawals');
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer()).toBeVisible();
    expect(router.state.location.search).toMatchObject({ order: 'wdr_0198f0ae1000' });
    await userEvent.keyboard('{Escape}');
    await page.getByLabelText('List').selectOptions('disputed');
    await expect
      .poll(() => far.calls('listWithdrawalQueue').at(-1)?.query)
      .toMatchObject({ view: 'disputed' });
  });

  it('shows what decides, and approves for a reason', async () => {
    await openDesk(open);
    await expect.element(drawer().getByText('first withdrawal')).toBeVisible();
    await drawer().getByRole('button', { name: 'Approve' }).click();
    expect(far.calls('approveWithdrawal')).toHaveLength(0);
    await reason().fill('Name and play are in order');
    await drawer().getByRole('button', { name: 'Approve' }).click();
    await expect.poll(() => far.calls('approveWithdrawal')).toHaveLength(1);
  });

  it('keeps the decision in view on a phone, and off the field one is in', async () => {
    await page.viewport(390, 844);
    await openDesk(open);
    const approve = drawer().getByRole('button', { name: 'Approve' });
    await expect.element(approve).toBeInViewport({ ratio: 0.9 });
    await expect.element(reason()).not.toBeInViewport();
    const field = reason().element() as HTMLElement;
    field.focus();
    await expect.element(reason()).toBeInViewport({ ratio: 0.9 });
    await expect.element(approve).toBeInViewport({ ratio: 0.9 });
    const bar = approve.element().closest('.ui-form-end')?.getBoundingClientRect();
    expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    await page.viewport(1280, 800);
  });

  it('calls it first what its member calls it, in the list and in the drawer', async () => {
    await openDesk('/withdrawals');
    await expect.element(page.getByText('WD2603024H7QX2KD9A').first()).toBeVisible();
    await openDesk(open);
    await expect.element(drawer().getByText('WD2603024H7QX2KD9A')).toBeVisible();
    const [first] = drawer().getByRole('term').elements();
    expect(first?.textContent).toBe('Reference');
  });

  it('shows who asks, with their play, their notes, and the way to their page', async () => {
    const { asker } = samples.readQueuedWithdrawal;
    const [step] = samples.readQueuedWithdrawal.steps;
    const note = { text: 'Called about a lost phone', writtenBy: 'quay' };
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      steps: step === undefined ? [] : [{ ...step, by: 'operator', author: 'harbour' }],
      asker: {
        ...asker,
        stops: ['NO_DEPOSIT'],
        notes: [{ ...note, writtenAt: '2026-02-28T10:00:00Z' }],
      },
    });
    const router = await openDesk(open);
    await expect.element(drawer().getByText('No deposits')).toBeVisible();
    await expect.element(drawer().getByText('฿26,500.00')).toBeVisible();
    await expect.element(drawer().getByText('฿11,200.00')).toBeVisible();
    const play = /1,250\.00 of .*2,000\.00, .*750\.00 left/u;
    await expect.element(drawer().getByText(play)).toBeVisible();
    await expect.element(drawer().getByText('Called about a lost phone')).toBeVisible();
    await expect.element(drawer().getByText('harbour')).toBeVisible();
    await drawer().getByRole('link', { name: 'Member page' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/members/mbr_0198f0aa7000');
  });

  it.each([
    ['new_place', 'new device or country'],
    ['linked_account', 'linked with another account'],
    ['opposite_bets', 'opposite sides bet with a linked account'],
    ['large_win', 'a win of more than 100 times its stake'],
    ['bonus_profit', 'more than 20 times a bonus won'],
  ])('names the sign %s in words', async (sign, words) => {
    far.answer('readQueuedWithdrawal', { ...samples.readQueuedWithdrawal, riskReasons: [sign] });
    await openDesk(open);
    await expect.element(drawer().getByText(words)).toBeVisible();
  });

  it.each([
    ['says that it is approved', {}, 'Approved.'],
    [
      'says that a second person must approve it',
      { state: 'REVIEW', approvalId: 'apr_0198f0c01000' },
      'Put before a second person, under Approvals.',
    ],
  ] as const)('%s', async (_title, changes, text) => {
    far.answer('approveWithdrawal', { ...samples.approveWithdrawal, ...changes });
    await openDesk(open);
    await reason().fill('Name and play are in order');
    await drawer().getByRole('button', { name: 'Approve' }).click();
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  });

  it('takes back what the bank returned, under its reference', async () => {
    const slices = samples.answerReceipt.slices.map((slice) => ({ ...slice, proofIds: [] }));
    const closed = { ...samples.readQueuedWithdrawal, state: 'COMPLETED' as const, slices };
    far.answer('readQueuedWithdrawal', { ...closed, abilities: ['return'] });
    await openDesk(open);
    await drawer().getByRole('textbox', { name: 'Reference of the bank' }).fill('BACK-771');
    await reason().fill('Came back with the statement of the day');
    await drawer().getByRole('button', { name: 'Bank sent back' }).click();
    await expect
      .poll(() => far.calls('returnWithdrawal').at(-1)?.body)
      .toMatchObject({ sliceId: 'slc_0198f0af1000', bankReference: 'BACK-771' });
  });

  it.each([
    ['It arrived', /3,000\.00 counts as received\./u, { ruling: 'payer_right' }],
    ['It did not arrive', /3,000\.00 is paid again/u, { ruling: 'receiver_right' }],
    [
      'A part arrived',
      /1,000\.00 counts as received, .*2,000\.00 is paid again\./u,
      { ruling: 'partial', amount: '1000.00' },
    ],
  ] as const)(
    'rules only what was chosen, and names what moves: %s',
    async (ruling, moves, body) => {
      const slices = samples.answerReceipt.slices.map((slice) => ({
        ...slice,
        state: 'DISPUTED' as const,
      }));
      far.answer('readQueuedWithdrawal', {
        ...samples.readQueuedWithdrawal,
        state: 'DISPUTED',
        slices,
        abilities: ['claim', 'rule'],
      });
      await openDesk(`${open}&view=disputed`);
      await reason().fill('Held against the statement of the bank');
      const settle = drawer().getByRole('button', { name: 'Settle' });
      await settle.click();
      await expect.element(drawer().getByText('Choose the ruling.')).toBeVisible();
      await drawer().getByRole('combobox', { name: 'Ruling' }).selectOptions(ruling);
      if (ruling === 'A part arrived') {
        await drawer().getByLabelText('What arrived').fill('1000.00');
      }
      await expect.element(drawer().getByText(moves)).toBeVisible();
      expect(far.calls('ruleWithdrawal')).toHaveLength(0);
      await settle.click();
      await expect.poll(() => far.calls('ruleWithdrawal').at(-1)?.body).toMatchObject(body);
    },
  );

  it('shows the payment and what its member says of it above the ruling, which begins with that', async () => {
    const slices = samples.answerReceipt.slices.map((slice) => ({
      ...slice,
      state: 'DISPUTED' as const,
      claimedAmount: '150.50',
    }));
    const abilities = ['claim' as const, 'rule' as const];
    const row = { ...samples.readQueuedWithdrawal, state: 'DISPUTED' as const, slices, abilities };
    far.answer('readQueuedWithdrawal', row);
    await openDesk(`${open}&view=disputed`);
    const ruling = drawer().getByRole('combobox', { name: 'Ruling' });
    const said = drawer().getByText(/^The member says that this arrived: .*150\.50$/u);
    await expect.element(said).toBeVisible();
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    const place = said.element().compareDocumentPosition(ruling.element());
    expect(place & DOCUMENT_POSITION_FOLLOWING).toBe(DOCUMENT_POSITION_FOLLOWING);
    await ruling.selectOptions('A part arrived');
    await expect.element(drawer().getByLabelText('What arrived')).toHaveValue('150.50');
    await expect.element(drawer().getByText(/150\.50 counts as received, /u)).toBeVisible();
  });

  it('says until when nobody rules, because a side may still show evidence', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      state: 'DISPUTED',
      evidenceUntil: '2026-03-04T09:40:00Z',
      abilities: ['claim'],
    });
    await openDesk(`${open}&view=disputed`);
    const note = /^A side that has not spoken may show evidence until 2026-03-04/u;
    await expect.element(drawer().getByText(note)).toBeVisible();
    await expect.element(drawer().getByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  });

  it('says who may end a dispute to whoever approved or paid it', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      state: 'DISPUTED',
      isRulingOfOthers: true,
      abilities: ['claim'],
    });
    await openDesk(`${open}&view=disputed`);
    const note = /Somebody who did neither ends its dispute\.$/u;
    await expect.element(drawer().getByText(note)).toBeVisible();
    await expect.element(drawer().getByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  });

  it('says that the site lets its member call it back', async () => {
    far.answer('readQueuedWithdrawal', { ...samples.readQueuedWithdrawal, isCancellable: true });
    await openDesk(open);
    const note = /^The site lets its member call it back/u;
    await expect.element(drawer().getByText(note)).toBeVisible();
  });

  it('names what a payment by hand lacks', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.sendWithdrawal,
      abilities: ['claim', 'pay'],
    });
    await openDesk(open);
    await reason().fill('Paid from the account of the house');
    await drawer().getByRole('button', { name: 'Sent' }).click();
    await expect.element(drawer().getByText('Enter the reference of the bank.')).toBeVisible();
    expect(far.calls('payWithdrawal')).toHaveLength(0);
    await drawer().getByRole('textbox', { name: 'Reference of the bank' }).fill('OUT-771');
    await drawer().getByRole('button', { name: 'Sent' }).click();
    await expect.poll(() => far.calls('payWithdrawal')).toHaveLength(1);
  });

  it.each([
    ['The house pays it', { decision: 'pay' }],
    ['Refused: it arrived', { decision: 'refuse', refusal: 'payment_arrived' }],
  ] as const)('answers a late complaint: %s', async (answer, body) => {
    far.answer('readQueuedWithdrawal', {
      ...samples.settleComplaint,
      slices: samples.createComplaint.slices,
      abilities: ['claim', 'settle'],
    });
    await openDesk(`${open}&view=complaints`);
    await expect.element(drawer().getByText('My account shows nothing.')).toBeVisible();
    await drawer().getByLabelText('Answer', { exact: true }).selectOptions(answer);
    await reason().fill('Held against the statement of the bank');
    await drawer().getByRole('button', { name: 'Answer the complaint' }).click();
    await expect
      .poll(() => far.calls('settleComplaint').at(-1)?.body)
      .toMatchObject({ sliceId: 'slc_0198f0af1000', ...body });
    await expect.element(page.getByText('The complaint is answered.').first()).toBeVisible();
  });

  it.each([
    ['Stands: 990.00 · OUT-77', { end: 'SUCCESS', transaction: 'OUT-77' }],
    ['It has failed: nothing was paid', { end: 'FAILED' }],
  ] as const)('ends a payment of which its provider said another amount: %s', async (end, body) => {
    const [payout] = samples.sendWithdrawal.payouts;
    const told = [{ transaction: 'OUT-77', amount: '990.00' }];
    const payouts = payout === undefined ? [] : [{ ...payout, told }];
    const row = {
      ...samples.sendWithdrawal,
      payouts,
      abilities: ['claim' as const, 'end' as const],
    };
    far.answer('readQueuedWithdrawal', row);
    await openDesk(open);
    await expect.element(drawer().getByText(/The provider said:/u)).toBeVisible();
    await drawer().getByLabelText('How the payment ends').selectOptions(end);
    await reason().fill('Held against the statement of the provider');
    await drawer().getByRole('button', { name: 'End the payment' }).click();
    await expect
      .poll(() => far.calls('endPayout').at(-1)?.body)
      .toEqual({
        sliceId: 'slc_0198f0ae2000',
        reason: 'Held against the statement of the provider',
        ...body,
      });
    await expect.element(page.getByText('The payment is ended.').first()).toBeVisible();
  });

  it('says what holds a payment, and to nobody that it is theirs to pay', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.approveWithdrawal,
      state: 'APPROVED',
      reason: 'account_stopped',
      slices: [],
      abilities: ['claim', 'fail'],
    });
    await openDesk(open);
    await expect.element(drawer().getByText('a stop of the member stands').first()).toBeVisible();
    await expect.element(drawer().getByText(/Somebody else must pay it/u)).not.toBeInTheDocument();
  });

  it('gives a day longer to who reported by live chat', async () => {
    const row = {
      ...samples.readQueuedWithdrawal,
      state: 'AWAIT_RECEIPT' as const,
      abilities: ['pause' as const],
    };
    far.answer('readQueuedWithdrawal', row);
    far.answer('pauseReceipt', row);
    await openDesk(open);
    await reason().fill('Wrote in the live chat that it is not there');
    await drawer().getByRole('button', { name: 'Give a day longer' }).click();
    await expect
      .poll(() => far.calls('pauseReceipt').at(-1)?.body)
      .toEqual({ reason: 'Wrote in the live chat that it is not there' });
    await expect.element(page.getByText('The member has a day longer to answer.')).toBeVisible();
  });

  it('keeps an answer that the server refuses', async () => {
    const slices = samples.createComplaint.slices;
    const row = { ...samples.settleComplaint, slices, abilities: ['settle' as const] };
    far.answer('readQueuedWithdrawal', row);
    far.refuse('settleComplaint', 'order_state_conflict');
    await openDesk(open);
    await reason().fill('Held against the statement of the bank');
    await drawer().getByRole('button', { name: 'Answer the complaint' }).click();
    await expect.element(drawer().getByText(refusalText('order_state_conflict'))).toBeVisible();
  });

  it('names the members who pay it, and how often they met', async () => {
    const peer = {
      sliceId: 'slc_0198f0af1000' as const,
      depositId: 'dep_0198f0b11000' as const,
      memberId: 'mbr_0198f0aa7001' as const,
      memberName: 'zara77',
      met: 2,
      signs: ['peer_pair', 'peer_round_amounts'],
    };
    far.answer('readQueuedWithdrawal', { ...samples.readQueuedWithdrawal, peers: [peer] });
    await openDesk(open);
    await expect.element(drawer().getByText('zara77')).toBeVisible();
    await expect.element(drawer().getByText('met 2 times in 30 days')).toBeVisible();
    await expect.element(drawer().getByText('often with the same member')).toBeVisible();
    await expect.element(drawer().getByText('only whole thousands between members')).toBeVisible();
  });

  it('says to whoever approved that somebody else must pay', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.approveWithdrawal,
      slices: [],
      abilities: ['claim', 'fail'],
    });
    await openDesk(open);
    await expect.element(drawer().getByText(/^Somebody else must pay it/u)).toBeVisible();
  });

  it.each([
    ['review_amount', 'by its amount'],
    ['called_back', 'its member called it back'],
  ])('tells the reason %s of a step in words', async (reasonCode, words) => {
    const [step] = samples.readQueuedWithdrawal.steps;
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      steps: step === undefined ? [] : [{ ...step, reason: reasonCode }],
    });
    await openDesk(open);
    await expect.element(drawer().getByText(words)).toBeVisible();
  });

  it('shows what the member answered, with its pictures', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      reason: 'answered',
      steps: [
        {
          state: 'REVIEW',
          at: '2026-03-02T09:50:00Z',
          by: 'member',
          author: null,
          reason: 'answered',
          note: 'The statement of my account',
        },
      ],
      proofIds: ['prf_0198f0b01000'],
    });
    await openDesk(open);
    await expect.element(drawer().getByText('The statement of my account')).toBeVisible();
    const picture = drawer().getByRole('img', {
      name: /^Picture with the answer · from the site · 2026-/u,
    });
    await expect.element(picture).toBeVisible();
  });

  it('asks the member under a duty of law alone', async () => {
    await openDesk(open);
    await drawer().getByLabelText('Duty of law').selectOptions('account_owner');
    await reason().fill('Whose account is it?');
    await drawer().getByRole('button', { name: 'Ask the member' }).click();
    await expect
      .poll(() => far.calls('askAboutWithdrawal').at(-1)?.body)
      .toEqual({ code: 'account_owner', reason: 'Whose account is it?' });
  });

  it('rejects with a code that the member reads', async () => {
    await openDesk(open);
    await drawer().getByLabelText('Why rejected').selectOptions('name_differs');
    await reason().fill('The account is in another name');
    await drawer().getByRole('button', { name: 'Reject' }).click();
    await expect
      .poll(() => far.calls('rejectWithdrawal').at(-1)?.body)
      .toEqual({ code: 'name_differs', reason: 'The account is in another name' });
  });

  it('hands what is left to a provider, and shows how far that is', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.sendWithdrawal,
      abilities: ['claim', 'pay', 'send', 'fail'],
    });
    await openDesk(open);
    await expect.element(drawer().getByText('being handed over')).toBeVisible();
    await expect.element(drawer().getByText('PO260302ABCDEFGHJK')).toBeVisible();
    await reason().fill('Name and play are in order');
    await drawer().getByRole('button', { name: 'Send by provider' }).click();
    await expect
      .poll(() => far.calls('sendWithdrawal').at(-1)?.body)
      .toEqual({ provider: 'SIMPAY', reason: 'Name and play are in order' });
  });

  it('names what is left to send once a part arrived: in list, heading and facts', async () => {
    const part = {
      state: 'PAYING' as const,
      amount: '400.00',
      payout: '400.00',
      received: '150.50',
      remaining: '249.50',
    };
    const content = samples.listWithdrawalQueue.content.map((row) => ({ ...row, ...part }));
    far.answer('listWithdrawalQueue', { ...samples.listWithdrawalQueue, content });
    const abilities = ['claim' as const, 'pay' as const];
    far.answer('readQueuedWithdrawal', { ...samples.readQueuedWithdrawal, ...part, abilities });
    await openDesk('/withdrawals?view=to_pay');
    const line = page.getByRole('row', { name: /mike88.*249\.50.*left to send of .*400\.00/u });
    await expect.element(line).toBeVisible();
    await page.getByRole('button', { name: 'mike88' }).click();
    const heading = drawer().getByText(/left to send of .*400\.00/u);
    await expect.element(heading).toBeVisible();
    expect(heading.element().parentElement?.textContent).toMatch(/249\.50/u);
    const fact = drawer().getByText('To send', { exact: true }).element();
    expect(fact.nextElementSibling?.textContent).toMatch(/249\.50/u);
  });

  it('says that money is on its way already', async () => {
    far.answer('readQueuedWithdrawal', {
      ...samples.readQueuedWithdrawal,
      abilities: ['pay', 'send'],
    });
    far.refuse('sendWithdrawal', 'payout_under_way');
    await openDesk(open);
    await reason().fill('Name and play are in order');
    await drawer().getByRole('button', { name: 'Send by provider' }).click();
    await expect.element(page.getByText(refusalText('payout_under_way'))).toBeVisible();
  });

  it('says who has it when somebody else was faster', async () => {
    far.refuse('approveWithdrawal', 'order_claimed');
    await openDesk(open);
    await reason().fill('Name and play are in order');
    await drawer().getByRole('button', { name: 'Approve' }).click();
    await expect.element(page.getByText(refusalText('order_claimed'))).toBeVisible();
  });

  it('is awaited, and so is the one that is opened', async () => {
    const rows = far.hold('listWithdrawalQueue');
    const one = far.hold('readQueuedWithdrawal');
    await openDesk('/withdrawals');
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    rows();
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.poll(() => drawer().element().querySelector('[aria-busy="true"]')).not.toBeNull();
    one();
    await expect.element(drawer().getByText('first withdrawal')).toBeVisible();
  });

  it('is empty, and fails with a way to ask again', async () => {
    far.answer('listWithdrawalQueue', {
      content: [],
      nextCursor: null,
      counts: { review: 0, to_pay: 0, sent: 0, disputed: 0, complaints: 0, late: 0, closed: 0 },
    });
    await openDesk('/withdrawals');
    await expect.element(page.getByText('Nothing waits here').first()).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('listWithdrawalQueue', 'offline');
    await openDesk('/withdrawals');
    await expect.element(page.getByText("The withdrawals can't be shown")).toBeVisible();
    far.answer('listWithdrawalQueue', samples.listWithdrawalQueue);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('button', { name: 'mike88' })).toBeVisible();
  });
});
