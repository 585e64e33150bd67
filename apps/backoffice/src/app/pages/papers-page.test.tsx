import '../styles.css';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Identity papers' });
const opened = '/papers?papers=kyc_0198f0c10001';
const reason = () => drawer().getByLabelText(/^Reason/u);

describe('the queue of papers', () => {
  it('shows what waits longest first, with what was typed and the pictures', async () => {
    const router = await openDesk('/papers');
    await expect
      .element(page.getByRole('row', { name: /mike88.*Identity.*Passport.*Waits/u }))
      .toBeVisible();
    expect(far.calls('listKycCases').at(-1)?.query).toMatchObject({ view: 'waiting' });
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer().getByText('Mike Harbour').first()).toBeVisible();
    await expect.element(drawer().getByText('•••• 4711')).toBeVisible();
    await expect
      .element(drawer().getByRole('img', { name: 'Picture 1 of the papers' }))
      .toBeInTheDocument();
    expect(far.calls('createKycLink').length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('papers');
  });

  it('shows accounts that may be the same person’s, and asks about one of somebody excluded first', async () => {
    const [pair] = samples.readKycCase.pairs;
    const first = { state: 'waiting', isExcluded: true, isFirst: true } as const;
    const pairs = pair === undefined ? [] : [{ ...pair, ...first }];
    far.answer('readKycCase', { ...samples.readKycCase, pairs, abilities: ['claim', 'reject'] });
    await openDesk(opened);
    const section = drawer().getByRole('listitem').filter({ hasText: 'quayside' });
    await expect.element(section).toMatchTextContent(/Excluded.*Name and birth date.*Decide this/u);
    expect(
      drawer()
        .getByRole('button', { name: /^Accept/u })
        .elements(),
    ).toEqual([]);
    const link = section.getByRole('link', { name: 'quayside' });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('psn_'));
  });

  it('is awaited, and comes at a press when the line was down', async () => {
    const release = far.hold('listKycCases');
    await openDesk('/papers');
    const table = page.getByRole('table', { name: 'Identity papers' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    const row = page.getByRole('row', { name: /mike88.*Identity/u });
    await expect.element(row).toBeVisible();
    await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
    far.fail('listKycCases', 'offline');
    await page.getByLabelText('List').selectOptions('approved');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await expect.element(retry).toBeVisible();
    far.answer('listKycCases', samples.listKycCases);
    await retry.click();
    await expect.element(row).toBeVisible();
  });

  it('shows papers that are awaited in their place', async () => {
    const release = far.hold('readKycCase');
    await openDesk(opened);
    await expect.poll(() => drawer().element().querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(drawer().getByText('Mike Harbour').first()).toBeVisible();
  });

  it('shows the whole number when it is asked for', async () => {
    await openDesk(opened);
    await drawer().getByRole('button', { name: 'Show the number' }).click();
    await expect.element(drawer().getByText('P1234711')).toBeVisible();
  });

  it('takes papers by a click or the letter at once, and keeps what was typed', async () => {
    await openDesk(opened);
    await drawer().getByRole('button', { name: /^Take/u }).click();
    await expect.poll(() => far.calls('claimKycCase')).toHaveLength(1);
    await expect.element(drawer().getByText('Use at least 3 characters.')).not.toBeInTheDocument();
    await reason().fill('Half a thought');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('c');
    await expect.poll(() => far.calls('claimKycCase')).toHaveLength(2);
    await expect.element(reason()).toHaveValue('Half a thought');
    await expect.element(drawer()).toBeVisible();
    await reason().fill('');
  });

  it('accepts with a reason, and goes on to the next', async () => {
    const router = await openDesk(opened);
    await drawer()
      .getByRole('button', { name: /^Accept/u })
      .click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await reason().fill('Papers and profile agree.');
    await drawer()
      .getByRole('button', { name: /^Accept/u })
      .click();
    await expect.element(page.getByText('Accepted.').first()).toBeInTheDocument();
    expect(far.calls('approveKycCase')[0]?.body).toEqual({ reason: 'Papers and profile agree.' });
    await expect.poll(() => router.state.location.search).toEqual({ papers: 'kyc_0198f0c10002' });
  });

  it('accepts with a usual reason in one tap', async () => {
    await openDesk(opened);
    await drawer().getByRole('button', { name: 'Picture, name and birthday agree.' }).click();
    await drawer()
      .getByRole('button', { name: /^Accept/u })
      .click();
    await expect.poll(() => far.calls('approveKycCase')).toHaveLength(1);
    expect(far.calls('approveKycCase')[0]?.body).toEqual({
      reason: 'Picture, name and birthday agree.',
    });
    await expect.poll(() => document.activeElement?.closest('dialog')).not.toBeNull();
  });

  it.each([
    [1280, 800],
    [390, 844],
  ])('keeps the decision in view, and the own name beside the picture, at %i', async (...size) => {
    await page.viewport(...size);
    await openDesk(opened);
    const accept = drawer().getByRole('button', { name: /^Accept/u });
    await expect.element(accept).toBeInViewport({ ratio: 0.9 });
    const own = drawer().getByRole('columnheader', { name: 'In the profile' });
    const picture = drawer().getByRole('img', { name: 'Picture 1 of the papers' });
    await expect.element(picture).toBeInTheDocument();
    picture.element().scrollIntoView({ block: 'center' });
    await expect.element(own).toBeInViewport();
    await expect.element(accept).toBeInViewport({ ratio: 0.9 });
    await expect
      .element(drawer().getByRole('row', { name: /^Date of birth 1990-02-28 1990-02-28/u }))
      .toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  it('refuses by the letter and Ctrl Enter, with why', async () => {
    await openDesk(opened);
    await drawer().getByLabelText('Why not').selectOptions('not_matching');
    await userEvent.keyboard('{Tab}');
    await reason().fill('Another name stands on it.');
    await drawer()
      .getByRole('button', { name: /^Do not accept/u })
      .click();
    await expect.poll(() => far.calls('rejectKycCase')).toHaveLength(1);
    expect(far.calls('rejectKycCase')[0]?.body).toEqual({
      rejection: 'not_matching',
      reason: 'Another name stands on it.',
    });
  });

  it.each(['papers_claimed', 'papers_decided', 'too_young', 'papers_pair_waits'] as const)(
    'keeps what was typed: %s',
    async (code) => {
      far.refuse('approveKycCase', code);
      await openDesk(opened);
      await reason().fill('Checked.');
      await drawer()
        .getByRole('button', { name: /^Accept/u })
        .click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect.element(reason()).toHaveValue('Checked.');
    },
  );

  it('says that nothing waits, and why a list, papers or a picture failed', async () => {
    far.answer('listKycCases', { content: [], nextCursor: null });
    await openDesk('/papers');
    await expect.element(page.getByRole('heading', { name: 'No papers wait' })).toBeVisible();
    far.refuse('listKycCases', 'overloaded');
    await page.getByLabelText('List').selectOptions('approved');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listKycCases', samples.listKycCases);
    far.refuse('createKycLink', 'not_found');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer().getByText("The picture can't be shown.").first()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/papers', 'ar');
    await expect
      .element(page.getByRole('row', { name: /mike88.*الهوية.*جواز سفر/u }))
      .toBeVisible();
  });
});
