import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { raffleProofOf } from '../../features/verify/raffle-proof.ts';
import { proofOf } from '../../shared/rounds/round-proof.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/verify?gameCode=SSC1M&issueNo=20260302-0480';

describe('the page that computes draws again', () => {
  it('explains each step, and takes an issue', async () => {
    const router = await openPortal('/verify');
    await expect
      .element(page.getByRole('heading', { name: 'Check a draw', level: 1 }))
      .toBeVisible();
    const form = page.getByRole('form', { name: 'Check a draw' });
    await form.getByLabelText('Code of the game').fill('SSC1M');
    await form.getByLabelText('Number of the issue').fill('20260302-0480');
    await form.getByRole('button', { name: 'Check', exact: true }).click();
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
    await expect
      .element(page.getByText(samples.readLotteryIssue.commitment ?? 'none', { exact: true }))
      .toBeVisible();
  });

  it('checks a ticket of the member', async () => {
    await openPortal('/verify?ticketId=ltk_0198f0aa8000', { as: 'member' });
    await expect
      .element(page.getByText('The ticket does not stand under the sealed root.'))
      .toBeVisible();
  });

  it('computes a draw from typed values, and says which ones do not fit', async () => {
    await openPortal('/verify');
    const hand = page.getByRole('region', { name: 'Compute from values typed by hand' });
    await hand.getByLabelText('Code of the game').fill('SSC1M');
    await hand.getByLabelText('Number of the issue').fill('20260302-0480');
    await hand.getByLabelText('Server seed').fill('09');
    await expect.element(hand.getByText('64 digits from 0 to 9 and a to f.')).toBeVisible();
    await hand.getByLabelText('Server seed').fill('09'.repeat(32));
    await expect.element(hand.getByText('SSC1M:20260302-0480:0')).toBeVisible();
    await hand.getByLabelText('Published commitment').fill('f'.repeat(64));
    await expect.element(hand.getByText('The seed does not fit the commitment.')).toBeVisible();
    expect(far.calls('readLotteryIssue')).toEqual([]);
  });

  it('computes the numbers of a round from typed seeds', async () => {
    await openPortal('/verify');
    const hand = page.getByRole('region', { name: 'Compute from values typed by hand' });
    await hand.getByRole('radio', { name: 'Round of a house game' }).click();
    await hand.getByLabelText('Server seed').fill('09'.repeat(32));
    await hand.getByLabelText('Your seed').fill('mine');
    await hand.getByLabelText('Number of the round under the seed').fill('7');
    await hand.getByLabelText('Numbers below').fill('0');
    await expect.element(hand.getByText(/^A whole number from 1 to/u)).toBeVisible();
    await hand.getByLabelText('Numbers below').fill('6');
    await expect.element(hand.getByText('mine:7:0')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('computes a root from a typed ticket', async () => {
    await openPortal('/verify', { locale: 'ar', width: 320 });
    const hand = page.getByRole('region', { name: 'احسب من قيم تكتبها بيدك' });
    await hand.getByRole('radio', { name: 'تذكرة تحت جذرها' }).click();
    await hand.getByLabelText('بصمة التذكرة').fill('a'.repeat(64));
    await hand.getByLabelText('المسار').fill('sideways');
    await expect.element(hand.getByText(/^كل سطر هو before/u)).toBeVisible();
    await hand.getByLabelText('المسار').fill('');
    await hand.getByLabelText('الجذر المختوم').fill('a'.repeat(64));
    await expect.element(hand.getByText('التذكرة تحت الجذر المختوم.')).toBeVisible();
    await hand.getByLabelText('الجذر المختوم').fill('b'.repeat(64));
    await expect.element(hand.getByText('التذكرة ليست تحت الجذر المختوم.')).toBeVisible();
  });

  it('reads a proof that was saved, and no other text', async () => {
    await openPortal('/verify');
    await page.getByLabelText('Proof', { exact: true }).fill('no proof');
    await expect.element(page.getByText('This is no proof that can be checked.')).toBeVisible();
  });

  it('checks the events of an account, and finds where they were changed', async () => {
    await openPortal('/verify');
    const field = page.getByLabelText('Proof', { exact: true });
    await field.fill(JSON.stringify(samples.readAccountEvents));
    await expect.element(page.getByText('All 3 events stand in an unbroken chain.')).toBeVisible();
    const [first, ...others] = samples.readAccountEvents.events;
    const events = [{ ...first, action: 'member.logout' }, ...others];
    await field.fill(JSON.stringify({ ...samples.readAccountEvents, events }));
    await expect.element(page.getByText(/^The chain is broken at event 1:/u)).toBeVisible();
  });

  it('plays a round of the member again by its number', async () => {
    far.answer('readRound', { ...samples.readRound, serverSeed: 'c'.repeat(64) });
    const router = await openPortal('/verify', { as: 'member' });
    await page.getByLabelText('Number of the round').fill(samples.spinSlot.roundId);
    await page.getByRole('button', { name: 'Check the round' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ roundId: samples.spinSlot.roundId });
    // Seeds and outcome of the sample were made up, and the page has to find that out.
    await expect
      .element(page.getByText('The server seed does not fit its commitment.'))
      .toBeVisible();
    await expect.element(page.getByText('The rules are another version.')).toBeVisible();
    await expect.element(page.getByText('Other stops come out.')).toBeVisible();
    await expect.element(page.getByText('5 0 0 → 10')).toBeVisible();
    expect(far.calls('readRound').map(({ params }) => params)).toEqual([
      { roundId: samples.spinSlot.roundId },
    ]);
  });

  it('has nothing to play before the seed of a round is published, nor where there is none', async () => {
    const ofRound = `/verify?roundId=${samples.spinSlot.roundId}`;
    await openPortal(ofRound, { as: 'member' });
    await expect.element(page.getByText(/^This round can be checked once/u)).toBeVisible();
    far.refuse('readRound', 'round_not_found');
    await openPortal(ofRound, { as: 'member' });
    await expect.element(alert.getByText('The server refused: round_not_found.')).toBeVisible();
  });

  it('reads a saved round, of anybody, and one that cannot be played', async () => {
    await openPortal('/verify');
    const proof = { ...proofOf(samples.readRound), serverSeed: 'c'.repeat(64) };
    const field = page.getByLabelText('Proof', { exact: true });
    await field.fill(JSON.stringify(proof));
    await expect.element(page.getByText('Other stops come out.')).toBeVisible();
    await field.fill(JSON.stringify({ ...proof, nonce: 'x' }));
    await expect.element(page.getByText('This is no proof that can be checked.')).toBeVisible();
    expect(far.calls('readRound')).toEqual([]);
  });

  it('draws a raffle again that is asked for by its id, and saves its proof', async () => {
    await openPortal('/verify?raffleId=raf_0198f0d10001');
    await expect.element(page.getByText('Seed and list give the published winners.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save the proof' })).toBeVisible();
  });

  it('reads a saved raffle, and says which step of a forged one is wrong', async () => {
    await openPortal('/verify');
    const proof = raffleProofOf(samples.readRaffleProof);
    const field = page.getByLabelText('Proof', { exact: true });
    await field.fill(JSON.stringify(proof));
    await expect.element(page.getByText('Seed and list give the published winners.')).toBeVisible();
    await field.fill(JSON.stringify({ ...proof, prizes: ['1000.00'] }));
    await expect.element(page.getByText('Seed and list give other winners.')).toBeVisible();
    await expect.element(page.getByText('The seed fits the commitment.')).toBeVisible();
    await field.fill(JSON.stringify({ ...proof, seed: 'x' }));
    await expect.element(page.getByText('This is no proof that can be checked.')).toBeVisible();
    expect(far.calls('readRaffleProof')).toEqual([]);
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
