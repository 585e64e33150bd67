import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Application' });
const opened = '/promotionApplications?application=pme_0198f0b20001';

describe('the queue of applications', () => {
  it('shows what waits longest first, with text and pictures', async () => {
    const router = await openDesk('/promotionApplications');
    const row = page.getByRole('row', { name: /mike88.*lucky round.*Fifty-two times.*1.*66\.00/u });
    await expect.element(row).toBeVisible();
    expect(far.calls('listApplications').at(-1)?.query).toMatchObject({ view: 'waiting' });
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect
      .element(drawer().getByRole('img', { name: 'Picture 1 of the application' }))
      .toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('application');
  });

  it('approves with a reason, and goes on to the next', async () => {
    const router = await openDesk(opened);
    await drawer()
      .getByRole('button', { name: /^Approve/u })
      .click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('Checked against the round.');
    await drawer()
      .getByRole('button', { name: /^Approve/u })
      .click();
    await expect.element(page.getByText('Approved and credited.').first()).toBeInTheDocument();
    expect(far.calls('approveApplication')[0]?.body).toEqual({
      reason: 'Checked against the round.',
    });
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ application: 'pme_0198f0b20002' });
  });

  it('says that a second person is asked, and what waits for one offers nothing', async () => {
    const approvalId = 'apr_0198f0c01000';
    far.answer('approveApplication', {
      ...samples.approveApplication,
      status: 'APPLYING',
      approvalId,
      decidedAt: null,
      decidedBy: null,
    });
    await openDesk(opened);
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('Checked against the round.');
    const { content, nextCursor } = samples.listApplications;
    far.answer('listApplications', {
      content: content.map((row) => ({ ...row, approvalId, abilities: [] })),
      nextCursor,
    });
    await drawer()
      .getByRole('button', { name: /^Approve/u })
      .click();
    await expect
      .element(page.getByText('Put before a second person, under Approvals.').first())
      .toBeInTheDocument();
    await expect
      .element(drawer().getByText('It waits for a second person, under Approvals.'))
      .toBeVisible();
    await expect
      .element(drawer().getByRole('button', { name: /^Approve/u }))
      .not.toBeInTheDocument();
  });

  it.each(['promotion_status', 'promotion_budget_used', 'self_excluded'] as const)(
    'keeps what was typed: %s',
    async (code) => {
      far.refuse('approveApplication', code);
      await openDesk(opened);
      await drawer()
        .getByLabelText(/^Reason/u)
        .fill('Checked.');
      await drawer()
        .getByRole('button', { name: /^Approve/u })
        .click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect.element(drawer().getByLabelText(/^Reason/u)).toHaveValue('Checked.');
    },
  );

  it('refuses by the letter and Ctrl Enter', async () => {
    await openDesk(opened);
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('r');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('Not of this week.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => far.calls('refuseApplication')).toHaveLength(1);
    expect(far.calls('refuseApplication')[0]?.body).toEqual({ reason: 'Not of this week.' });
  });

  it('says that nothing waits, and why a list or a picture failed', async () => {
    far.answer('listApplications', { content: [], nextCursor: null });
    await openDesk('/promotionApplications');
    await expect.element(page.getByRole('heading', { name: 'No application waits' })).toBeVisible();
    far.refuse('listApplications', 'overloaded');
    await page.getByLabelText('List').selectOptions('approved');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listApplications', samples.listApplications);
    far.refuse('createPictureLink', 'not_found');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer().getByText("The picture can't be shown.")).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/promotionApplications', 'ar');
    await expect.element(page.getByRole('row', { name: /mike88.*ينتظر/u })).toBeVisible();
  });
});
