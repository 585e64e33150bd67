import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/verify?gameCode=SSC1M&issueNo=20260302-0480';

describe('the page that computes draws again', () => {
  it('explains each step, and takes an issue', async () => {
    const router = await openPortal('/verify');
    await expect
      .element(page.getByRole('heading', { name: 'Check a draw', level: 1 }))
      .toBeVisible();
    await page.getByLabelText('Code of the game').fill('SSC1M');
    await page.getByLabelText('Number of the issue').fill('20260302-0480');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ gameCode: 'SSC1M', issueNo: '20260302-0480' });
  });

  it('has a name for everything that is filled in, the file too', async () => {
    await openPortal('/verify');
    await expect.element(page.getByLabelText('Or choose a saved file')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('finds that a seed does not belong to its commitment', async () => {
    // Seed and commitment of the sample were made up, and the page has to find that out.
    await openPortal(address);
    await expect.element(page.getByText('The seed does not fit the commitment.')).toBeVisible();
    await expect.element(page.getByText('The seed gives another draw.')).toBeVisible();
  });

  it('has nothing to compute before the seed is published', async () => {
    far.answer('readLotteryIssue', { ...samples.readLotteryIssue, serverSeed: null });
    await openPortal(address);
    await expect.element(page.getByText(/^There is nothing to check yet/u)).toBeVisible();
  });

  it('checks a ticket of the member', async () => {
    await openPortal('/verify?ticketId=ltk_0198f0aa8000', { as: 'member' });
    await expect
      .element(page.getByText('The ticket does not stand under the sealed root.'))
      .toBeVisible();
  });

  it('reads a proof that was saved, and no other text', async () => {
    await openPortal('/verify');
    await page.getByLabelText('Proof').fill('no proof');
    await expect.element(page.getByText('This is no proof that can be checked.')).toBeVisible();
  });

  it('checks the events of an account, and finds where they were changed', async () => {
    await openPortal('/verify');
    const field = page.getByLabelText('Proof');
    await field.fill(JSON.stringify(samples.readAccountEvents));
    await expect.element(page.getByText('All 3 events stand in an unbroken chain.')).toBeVisible();
    const [first, ...others] = samples.readAccountEvents.events;
    const events = [{ ...first, action: 'member.logout' }, ...others];
    await field.fill(JSON.stringify({ ...samples.readAccountEvents, events }));
    await expect.element(page.getByText(/^The chain is broken at event 1:/u)).toBeVisible();
  });

  it('says that there is no such issue', async () => {
    far.refuse('readLotteryIssue', 'lottery_issue_not_found');
    await openPortal(address);
    await expect
      .element(alert.getByText('The server refused: lottery_issue_not_found.'))
      .toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readLotteryIssue', fault);
    await openPortal(address);
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
  });
});
