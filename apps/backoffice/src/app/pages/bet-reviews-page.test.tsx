import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

type Review = Sample<'listBetReviews'>['content'][number];

function listWith(changes: Partial<Review>): Sample<'listBetReviews'> {
  const content = samples.listBetReviews.content.map((review) => ({ ...review, ...changes }));
  return { content, nextCursor: null };
}

const address = '/bets/reviews';
const opened = `${address}?review=rvw_0198f0ab1000`;
const drawer = () => page.getByRole('dialog', { name: 'Review' });
const close = () => drawer().getByRole('button', { name: /^Close the review/u });

describe('the queue of reviews of bets', () => {
  it('shows what waits, with account and transaction', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /without funds.*mike88.*sim-tx-9/u }))
      .toBeVisible();
    expect(far.calls('listBetReviews').at(-1)?.query).toEqual({ view: 'waiting', limit: '20' });
  });

  it('says of a day of the whole site that no member is meant', async () => {
    const day = '2026-03-02 stake 10.07 10.00';
    const site = { memberId: null, account: '', provider: 'turnover', transactionId: day } as const;
    far.answer('listBetReviews', listWith({ ...site, reason: 'site_turnover_differs' }));
    await openDesk(opened);
    await expect.element(drawer().getByText('The whole site')).toBeVisible();
    await expect.element(drawer().getByText(day)).toBeVisible();
    await expect.element(drawer().getByText(/^What all members staked or won/u)).toBeVisible();
    expect(drawer().getByRole('link').elements()).toEqual([]);
  });

  it('keeps list, reason and the open review in the address', async () => {
    const router = await openDesk(`${address}?reason=reversal_without_funds`);
    await page.getByLabelText('List').selectOptions('closed');
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ view: 'closed', reason: 'reversal_without_funds' });
    await page.getByRole('button', { name: 'Taken back without funds', exact: true }).click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('review');
  });

  it('closes a review with a note, and goes on to the next', async () => {
    await openDesk(opened);
    await close().click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    const note = 'The vendor sent a smaller rollback.';
    await drawer().getByRole('textbox', { name: 'What came of it' }).fill(note);
    await close().click();
    await expect.element(page.getByText('Closed.').first()).toBeInTheDocument();
    await expect.poll(() => drawer().elements()).toHaveLength(0);
    expect(far.calls('endBetReview')[0]?.body).toEqual({ note });
  });

  it.each(['bet_review_closed', 'not_found'] as const)(
    'keeps what was typed when the server refuses with %s',
    async (code) => {
      far.refuse('endBetReview', code);
      await openDesk(opened);
      await drawer().getByRole('textbox', { name: 'What came of it' }).fill('All is well.');
      await close().click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect
        .element(drawer().getByRole('textbox', { name: 'What came of it' }))
        .toHaveValue('All is well.');
    },
  );

  it('shows a closed review with its note, and nothing to do', async () => {
    far.answer('listBetReviews', listWith(samples.endBetReview));
    await openDesk(`${opened}&view=closed`);
    await expect.element(drawer().getByText('The vendor sent a smaller rollback.')).toBeVisible();
    expect(drawer().getByRole('textbox').elements()).toEqual([]);
  });

  it('is awaited, and says that the line is down', async () => {
    const release = far.hold('listBetReviews');
    await openDesk(address);
    const table = page.getByRole('table', { name: 'Bets to review' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByRole('row', { name: /without funds/u })).toBeVisible();
    far.fail('listBetReviews', 'offline');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  });

  it('says that nothing waits, and why a list failed', async () => {
    far.answer('listBetReviews', { content: [], nextCursor: null });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No review waits' })).toBeVisible();
    far.refuse('listBetReviews', 'overloaded');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listBetReviews', samples.listBetReviews);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /without funds/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(address, 'ar');
    await expect.element(page.getByRole('row', { name: /mike88.*sim-tx-9/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
