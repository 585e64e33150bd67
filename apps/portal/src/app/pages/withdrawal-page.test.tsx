import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/withdraw/wdr_0198f0ae1000';
const sent = {
  ...samples.answerReceipt,
  state: 'AWAIT_RECEIPT' as const,
  received: '0.00',
  remaining: '3000.00',
  nextActor: 'member' as const,
  reason: 'confirm_receipt',
  slices: samples.answerReceipt.slices.map((slice) => ({
    ...slice,
    state: 'CLAIMED' as const,
    silence: 'received' as const,
    proofIds: [],
  })),
};

async function drawnPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 4;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], 'paper.png', { type: 'image/png' });
}

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

describe('a withdrawal that explains itself', () => {
  it('says who acts next, since when, by when and why, and what happened', async () => {
    far.answer('readWithdrawal', { ...samples.readWithdrawal, dueAt: '2099-03-03T09:40:01Z' });
    await open();
    await expect.element(page.getByText('We act next.')).toBeVisible();
    await expect.element(page.getByText(/^Since 2026-03-02/u)).toBeVisible();
    await expect.element(page.getByText(/^Expected by 2099-03-03/u)).toBeVisible();
    expect(page.getByRole('link', { name: 'Ask customer service' }).elements()).toEqual([]);
    await expect
      .element(page.getByText('An amount of this size is looked at by a person.').first())
      .toBeVisible();
    await expect.element(page.getByRole('list').getByText('by the site').first()).toBeVisible();
    expect(page.getByRole('button', { name: /cancel/iu }).elements()).toEqual([]);
  });

  it('says that the time is over by which it was expected, and who tells why', async () => {
    await open();
    await expect.element(page.getByText(/^Was expected by 2026-03-03/u)).toBeVisible();
    await expect.element(page.getByText(/^It takes longer than we said\./u)).toBeVisible();
    const service = page.getByRole('link', { name: 'Ask customer service' });
    await expect.element(service).toHaveAttribute('href', '/service');
  });

  it('offers nobody to call it back unless the site lets members', async () => {
    await open();
    await expect.element(page.getByText('We act next.')).toBeVisible();
    await expect.poll(() => far.calls('readWithdrawalTerms')).not.toHaveLength(0);
    expect(page.getByRole('button', { name: 'Call it back' }).elements()).toEqual([]);
  });

  it.each(['INFO_NEEDED', 'APPROVED', 'AWAIT_RECEIPT'] as const)(
    'offers it of no order that is %s, where the site lets members',
    async (state) => {
      far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, allowsCancel: true });
      far.answer('readWithdrawal', { ...sent, state, slices: [] });
      await open();
      await expect.element(page.getByText('You act next.')).toBeVisible();
      expect(page.getByRole('button', { name: 'Call it back' }).elements()).toEqual([]);
    },
  );

  it('is called back after a second look, where the site lets members', async () => {
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, allowsCancel: true });
    await open();
    await page.getByRole('button', { name: 'Call it back' }).click();
    await page.getByRole('button', { name: 'Leave it' }).click();
    expect(far.calls('cancelWithdrawal')).toHaveLength(0);
    await page.getByRole('button', { name: 'Call it back' }).click();
    far.refuse('cancelWithdrawal', 'withdrawal_cancel_closed');
    await page.getByRole('button', { name: 'Yes, call it back' }).click();
    await expect.element(page.getByText(refusalText('withdrawal_cancel_closed'))).toBeVisible();
    far.answer('cancelWithdrawal', samples.cancelWithdrawal);
    far.answer('readWithdrawal', { ...samples.readWithdrawal, ...samples.cancelWithdrawal });
    await page.getByRole('button', { name: 'Yes, call it back' }).click();
    const back = 'You called it back. All of it is in your balance again.';
    await expect.element(page.getByText(back).first()).toBeVisible();
  });

  it('leads nobody to the service while they act next themselves', async () => {
    const dueAt = '2026-03-03T09:40:01Z';
    far.answer('readWithdrawal', { ...sent, dueAt });
    await open();
    await expect.element(page.getByText(/^Was expected by 2026-03-03/u)).toBeVisible();
    expect(page.getByRole('link', { name: 'Ask customer service' }).elements()).toEqual([]);
  });

  it.each([
    ['review_account', 'You added the account in the last three days, so a person looks at it.'],
    ['review_unplayed', 'Not all of what you paid in was played, so a person looks at it.'],
    ['review_checks', 'Our usual checks ask a person to look at it.'],
  ])('says what %s is', async (reason, sentence) => {
    far.answer('readWithdrawal', {
      ...sent,
      state: 'REVIEW',
      nextActor: 'house',
      slices: [],
      reason,
    });
    await open();
    await expect.element(page.getByText(sentence).first()).toBeVisible();
  });

  it('takes the answer to a question of the house', async () => {
    far.answer('readWithdrawal', { ...sent, state: 'INFO_NEEDED', slices: [] });
    await open();
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(page.getByText('Write an answer.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('The statement of my account');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect
      .poll(() => far.calls('answerWithdrawalQuestion').at(-1)?.body)
      .toEqual({ note: 'The statement of my account' });
    await expect.element(page.getByText('Your answer was sent. We act next.')).toBeVisible();
  });

  it('shows a refusal of the answer to a question', async () => {
    far.answer('readWithdrawal', { ...sent, state: 'INFO_NEEDED', slices: [] });
    far.refuse('answerWithdrawalQuestion', 'order_state_conflict');
    await open();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Too late');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect.element(page.getByText(refusalText('order_state_conflict'))).toBeVisible();
  });

  it('takes the word that all arrived', async () => {
    far.answer('readWithdrawal', sent);
    await open();
    await expect.element(page.getByText(/counts as received at/u)).toBeVisible();
    await page.getByRole('button', { name: 'Received in full' }).click();
    await expect
      .poll(() => far.calls('answerReceipt').at(-1)?.body)
      .toEqual({ sliceId: 'slc_0198f0af1000', answer: 'received' });
  });

  it('promises a person, not a receipt, where silence does not count as one', async () => {
    const slices = sent.slices.map((slice) => ({ ...slice, silence: 'person' as const }));
    far.answer('readWithdrawal', { ...sent, slices });
    await open();
    await expect.element(page.getByText(/a person looks at it\. It does not count/u)).toBeVisible();
    expect(page.getByText(/counts as received at/u).elements()).toEqual([]);
  });

  it('takes one word for several payments, where all that remains was sent', async () => {
    const slices = sent.slices.flatMap((slice) => [
      { ...slice, amount: '1000.00' },
      { ...slice, id: 'slc_0198f0af1001' as const, amount: '2000.00' },
    ]);
    far.answer('readWithdrawal', { ...sent, slices });
    await open();
    await page.getByRole('button', { name: 'Full payment made' }).click();
    await expect
      .poll(() => far.calls('answerReceipt').at(-1)?.body)
      .toEqual({ answer: 'full_payment' });
  });

  it.each([
    ['while a part was not sent', '4000.00', ['1000.00', '2000.00']],
    ['for a single payment', '3000.00', ['3000.00']],
  ])('offers no such word %s', async (_title, remaining, amounts) => {
    const slices = sent.slices.flatMap((slice) =>
      amounts.map((amount, at) => ({ ...slice, id: `slc_0198f0af100${at}` as const, amount })),
    );
    far.answer('readWithdrawal', { ...sent, remaining, slices });
    await open();
    await expect
      .element(page.getByRole('button', { name: 'Received in full' }).first())
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Full payment made' }).elements()).toEqual([]);
  });

  it('counts down to the moment at which a payment counts as received', async () => {
    const confirmBy = '2099-03-02T11:55:00Z';
    const slices = sent.slices.map((slice) => ({ ...slice, confirmBy }));
    far.answer('readWithdrawal', { ...sent, slices });
    await open();
    await expect.element(page.getByText(/^Answer within .*:/u)).toBeVisible();
    far.answer('readWithdrawal', sent);
    await open();
    await expect.element(page.getByText('The time to answer is over.')).toBeVisible();
  });

  it('leads to the papers where these hold the payment', async () => {
    const held = { state: 'APPROVED', nextActor: 'member', reason: 'papers_wanted' } as const;
    far.answer('readWithdrawal', { ...sent, ...held, dueAt: null, slices: [] });
    await open();
    await expect.element(page.getByText('You act next.')).toBeVisible();
    const papers = page.getByRole('link', { name: 'Send papers' });
    await expect.element(papers).toHaveAttribute('href', '/m/verification');
  });

  it.each([
    ['account_stopped', 'house', null, /Payments from your account are stopped/u],
    ['money_held', 'system', '2099-03-02T11:55:00Z', /paid once the day after that is over/u],
  ] as const)('says that %s holds the payment', async (reason, nextActor, dueAt, text) => {
    const held = { state: 'APPROVED', nextActor, reason, dueAt } as const;
    far.answer('readWithdrawal', { ...sent, ...held, slices: [] });
    await open();
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('asks for a picture where it did not arrive', async () => {
    far.answer('readWithdrawal', sent);
    await open();
    await page.getByRole('button', { name: 'Not received' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Add a picture that shows it.')).toBeVisible();
    expect(far.calls('answerReceipt')).toHaveLength(0);
  });

  it('says all that is wrong with a part that arrived before anything is sent', async () => {
    far.answer('readWithdrawal', sent);
    await open();
    await page.getByRole('button', { name: 'Partly' }).click();
    await page.getByRole('textbox', { name: 'What arrived' }).fill(sent.slices[0]?.amount ?? '');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(page.getByText('Add a picture that shows it.')).toBeVisible();
    await expect
      .element(page.getByText('Enter an amount above zero and below what was sent.'))
      .toBeVisible();
    expect(far.calls('answerReceipt')).toHaveLength(0);
  });

  it('shows a refusal of the answer', async () => {
    far.answer('readWithdrawal', sent);
    far.refuse('answerReceipt', 'receipt_closed');
    await open();
    await page.getByRole('button', { name: 'Received in full' }).click();
    await expect.element(page.getByText(refusalText('receipt_closed'))).toBeVisible();
  });

  it('is busy, then fails with a way to ask again', async () => {
    const release = far.hold('readWithdrawal');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('We act next.')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readWithdrawal', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
  });

  it('says that there is none of this name', async () => {
    far.refuse('readWithdrawal', 'not_found');
    await open();
    await expect.element(alert.getByText(refusalText('not_found'))).toBeVisible();
  });
});

it('says that the bank sent a payment back, and that nothing is lost', async () => {
  const returnedAt = '2026-03-04T09:00:00Z';
  const slices = samples.answerReceipt.slices.map((slice) => ({ ...slice, returnedAt }));
  const state = 'RETURNED' as const;
  far.answer('readWithdrawal', {
    ...samples.answerReceipt,
    slices,
    state,
    reason: 'bank_returned',
  });
  await open();
  await expect.element(page.getByText(/^Sent back by the bank at 2026-03-04/u)).toBeVisible();
  await expect.element(page.getByText(/Nothing is lost\.$/u).first()).toBeVisible();
});

describe('a dispute that was decided', () => {
  const [slice] = samples.answerReceipt.slices;
  const slices = slice === undefined ? [] : [{ ...slice, claimedAmount: '1200.00' }];

  it('says which way and why, the figures of both sides, and how to object', async () => {
    far.answer('readWithdrawal', {
      ...samples.answerReceipt,
      reason: 'ruled_payer_right',
      slices,
    });
    await open();
    const decided = page.getByRole('status').getByText(/^Your dispute was decided against you:/u);
    await expect.element(decided).toBeVisible();
    await expect
      .element(page.getByText(/^You said that this arrived:/u))
      .toMatchTextContent(/1,200\.00/u);
    await expect
      .element(page.getByRole('link', { name: 'Object to the decision' }))
      .toHaveAttribute('href', expect.stringMatching(/\/service$/u));
  });

  it('shows what its member said while it is open', async () => {
    const disputed = slices.map((row) => ({ ...row, state: 'DISPUTED' as const }));
    far.answer('readWithdrawal', {
      ...sent,
      state: 'DISPUTED',
      reason: 'partly',
      slices: disputed,
    });
    await open();
    await expect
      .element(page.getByText(/^You said that this arrived:/u))
      .toMatchTextContent(/1,200\.00/u);
  });
});

describe('a payment that silence counted as received', () => {
  const counted = {
    ...samples.answerReceipt,
    reason: 'auto_received',
    slices: samples.answerReceipt.slices.map((slice) => ({
      ...slice,
      state: 'AUTO_CONFIRMED' as const,
      complainBy: '2026-03-05T11:55:00Z',
    })),
  };

  it('can be complained of with a picture, until a moment that it names', async () => {
    far.answer('readWithdrawal', counted);
    await open();
    await expect.element(page.getByText(/^You can say so until 2026-03-05/u)).toBeVisible();
    await page.getByRole('button', { name: 'It did not arrive?' }).click();
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await expect.element(page.getByText('Add a picture that shows it.')).toBeVisible();
    expect(far.calls('createComplaint')).toHaveLength(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'It did not arrive?' })).toBeVisible();
  });

  it('sends a picture and a note, and shows a refusal', async () => {
    far.answer('readWithdrawal', counted);
    far.refuse('createComplaint', 'complaint_late', { until: '2026-03-05T11:55:00Z' });
    await open();
    await page.getByRole('button', { name: 'It did not arrive?' }).click();
    await page.getByLabelText(/^Picture of your account/u).upload(await drawnPicture());
    await page.getByRole('textbox', { name: 'Note' }).fill('My account shows nothing.');
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await expect
      .poll(() => far.calls('createComplaint').at(-1)?.body)
      .toMatchObject({ sliceId: 'slc_0198f0af1000', note: 'My account shows nothing.' });
    await expect.element(page.getByText(refusalText('complaint_late'))).toBeVisible();
  });

  it.each(['en', 'ar'] as const)('says who acts next by when after it: %s', async (locale) => {
    far.answer('readWithdrawal', samples.createComplaint);
    await open(locale);
    const words = locale === 'en' ? 'We act next.' : 'الخطوة التالية لنا.';
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText('My account shows nothing.')).toBeVisible();
  });

  it('says why it was refused', async () => {
    const slices = samples.createComplaint.slices.map((slice) => ({
      ...slice,
      complaint: slice.complaint && {
        ...slice.complaint,
        state: 'REFUSED' as const,
        decidedAt: '2026-03-03T12:00:00Z',
        refusal: 'payment_arrived' as const,
      },
    }));
    far.answer('readWithdrawal', { ...counted, slices });
    await open();
    await expect.element(page.getByText('The bank shows that it arrived.')).toBeVisible();
    expect(page.getByRole('button', { name: 'It did not arrive?' }).elements()).toEqual([]);
  });
});

describe('a withdrawal that other members pay', () => {
  const unmatched = {
    ...samples.readWithdrawal,
    state: 'MATCHING' as const,
    isChosen: true,
    nextActor: 'member' as const,
    reason: 'no_peer',
  };

  it('has its member choose how it goes on, where nobody was found', async () => {
    far.answer('readWithdrawal', unmatched);
    await open();
    await expect.element(page.getByText(/^Nobody was found in time/u).first()).toBeVisible();
    await page.getByRole('button', { name: 'Be paid by us' }).click();
    await expect.poll(() => far.calls('choosePayout').at(-1)?.body).toEqual({ choice: 'house' });
    await expect.element(page.getByText('Noted.')).toBeVisible();
  });

  it('says why a choice came too late', async () => {
    far.answer('readWithdrawal', unmatched);
    far.refuse('choosePayout', 'order_state_conflict');
    await open();
    await page.getByRole('button', { name: 'Keep waiting for a member' }).click();
    await expect.element(page.getByText(refusalText('order_state_conflict'))).toBeVisible();
  });

  it('says who pays, and offers no choice meanwhile', async () => {
    const [slice] = sent.slices;
    const slices = slice === undefined ? [] : [{ ...slice, isFromPeer: true }];
    far.answer('readWithdrawal', { ...sent, slices });
    await open();
    await expect.element(page.getByText('Paid by another member')).toBeVisible();
    expect(page.getByRole('button', { name: 'Be paid by us' }).elements()).toEqual([]);
  });
});
