import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const { betId } = samples.readBet;

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(`/m/personalHistoryCopy/bet/${betId}`, { as: 'member', locale });
}

describe('the receipt of a bet', () => {
  it('tells money, terms, the numbers of the provider and every version', async () => {
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Baccarat Salon', level: 1 }))
      .toBeVisible();
    await expect.element(main.getByText('+฿19.00')).toBeVisible();
    await expect.element(main.getByText('฿12,480.50')).toBeVisible();
    await expect.element(main.getByText('Banker', { exact: true })).toBeVisible();
    await expect.element(main.getByText('1.95')).toBeVisible();
    await expect.element(main.getByText('Bet placed')).toBeVisible();
    await expect.element(main.getByText('+฿39.00')).toBeVisible();
    expect(far.calls('readBet').map(({ params }) => params)).toEqual([{ betId }]);
    await expect
      .element(main.getByRole('link', { name: 'Betting record' }).last())
      .toHaveAttribute('href', '/m/personalHistoryCopy');
    await expect
      .element(page.getByRole('link', { name: 'Show this round' }))
      .not.toBeInTheDocument();
  });

  it('says a rule, odds and codes in words, and the stake with the sign of the balance', async () => {
    const terms = { ...samples.readBet.terms, odds: '1.9', selection: 'Shoe', side: 'MERON' };
    far.answer('readBet', { ...samples.readBet, terms });
    await open();
    await expect.element(main.getByText('1.90', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Decimal', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Meron', { exact: true })).toBeVisible();
    await expect.element(main.getByText(/^The published rules of .+ for this game/u)).toBeVisible();
    await expect.element(main.getByText(/^Stake .*[-−–]฿20\.00/u)).toBeVisible();
  });

  it('names the round of a game of ours and by what it is played', async () => {
    const roundId = 'rnd_0198f0b11000';
    const terms = { ...samples.readBet.terms, event: '', selection: '', side: '', odds: '' };
    far.answer('readBet', { ...samples.readBet, provider: 'games', roundId, terms });
    await open();
    await expect.element(main.getByText('Round', { exact: true })).toBeVisible();
    await expect.element(main.getByText(/^The pays and rules of this game/u)).toBeVisible();
  });

  it('says what it may bring, from where it came and who made each version (R42)', async () => {
    await open();
    await expect.element(main.getByText('Possible return')).toBeVisible();
    await expect.element(main.getByText('Shoe 12')).toBeVisible();
    await expect.element(main.getByText('Phone or tablet')).toBeVisible();
    await expect.element(main.getByText('Thailand · allowed')).toBeVisible();
    await expect.element(main.getByText('By: the player')).toBeVisible();
    await expect.element(main.getByText('By: the provider')).toBeVisible();
  });

  it('says nothing of what was not kept of an older bet', async () => {
    const revisions = samples.readBet.revisions.map((row) => ({ ...row, actor: null }));
    const older = { possible: null, channel: null, place: null, revisions };
    far.answer('readBet', { ...samples.readBet, ...older });
    await open();
    await expect.element(main.getByText('Bet placed')).toBeVisible();
    for (const words of ['Possible return', 'Placed through', 'Place of the bet', 'By: ']) {
      await expect.element(main.getByText(words)).not.toBeInTheDocument();
    }
  });

  it('says what a prize is of: campaign, reward, rounds that remain, parts of a jackpot', async () => {
    const jackpot = { progressive: '500.00', fixed: '250.00' };
    const prize = { campaignId: 'spring', rewardId: 'gift-7', roundsLeft: 12, jackpot };
    far.answer('readBet', { ...samples.readBet, prize });
    await open();
    await expect.element(main.getByRole('heading', { name: 'Prize' })).toBeVisible();
    await expect.element(main.getByText('gift-7')).toBeVisible();
    await expect.element(main.getByText('spring')).toBeVisible();
    await expect.element(main.getByText('12', { exact: true })).toBeVisible();
    await expect.element(main.getByText('฿500.00')).toBeVisible();
    await expect.element(main.getByText('฿250.00')).toBeVisible();
  });

  it('shows a round of a vendor again, on a page that opens once', async () => {
    const opened = { close: vi.fn(), opener: {}, location: { href: '' } };
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await open();
    const show = main.getByRole('button', { name: 'Show this round' });
    far.refuse('openBetReplay', 'replay_unavailable');
    await show.click();
    await expect.element(page.getByText(refusalText('replay_unavailable'))).toBeVisible();
    expect(opened.close).toHaveBeenCalledTimes(1);
    far.answer('openBetReplay', samples.openBetReplay);
    await show.click();
    await expect.poll(() => opened.location.href).toBe(samples.openBetReplay.url);
    expect(far.calls('openBetReplay').at(-1)?.params).toEqual({ betId });
    openWindow.mockReturnValue(null);
    await show.click();
    await expect
      .element(main.getByRole('link', { name: 'Open the round' }))
      .toHaveAttribute('href', samples.openBetReplay.url);
    openWindow.mockRestore();
  });

  it('leads to the ticket of a bet on the house lottery, which has no code of a play', async () => {
    const { ticketId } = samples.readLotteryTicket.ticket;
    far.answer('readBet', {
      ...samples.readBet,
      provider: 'lottery',
      vendorName: '',
      vendorTransactionId: ticketId,
      terms: { ...samples.readBet.terms, selection: '', rule: 'ssc.5.straight' },
    });
    await open();
    await page.getByRole('button', { name: 'Show the ticket' }).click();
    await expect.element(page.getByRole('dialog').getByText('20260302-0480').first()).toBeVisible();
    await expect.element(main.getByText('ssc.5.straight')).not.toBeInTheDocument();
    // By the names that its ticket has.
    await expect.element(main.getByText('Game and issue')).toBeInTheDocument();
    await expect.element(main.getByText('Transaction of the provider')).not.toBeInTheDocument();
    expect(far.calls('readLotteryTicket')).toHaveLength(1);
  });

  it('leads to the round where it is one of ours, and says what was taken back and why', async () => {
    const [first] = samples.readBet.revisions;
    const back = {
      ...first,
      revision: 2,
      kind: 'VOID',
      state: 'void',
      result: 'VOID',
      reason: 'wrong card',
    };
    far.answer('readBet', {
      ...samples.readBet,
      provider: 'games',
      vendorName: '',
      roundId: 'rnd_0198f0aa7000',
      state: 'void',
      terms: {
        ...samples.readBet.terms,
        legs: [{ selection: 'Home win', odds: '2.10' }],
      },
      stakeParts: { cash: '0.00', locked: '3.00', bonus: '7.00', free: '10.00', inPlay: '5.00' },
      revisions: [first, back] as typeof samples.readBet.revisions,
    });
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Show this round' }))
      .toHaveAttribute('href', '/m/personalHistoryCopy/rnd_0198f0aa7000');
    await expect.element(main.getByText('Reason: wrong card')).toBeVisible();
    await expect.element(main.getByText('Of it free bet')).toBeVisible();
    await expect.element(main.getByText('Of it bonus money')).toBeVisible();
    await expect.element(main.getByText('Of it own money to be played')).toBeVisible();
    await expect.element(main.getByText(/Your own money is staked first/u)).toBeVisible();
    await expect.element(main.getByText('Still in play')).toBeVisible();
    await expect.element(main.getByText('Home win')).toBeVisible();
    await expect.element(main.getByText(/House games/u)).toBeVisible();
  });

  it('says that a bet is not in the record', async () => {
    far.refuse('readBet', 'bet_not_found');
    await open();
    await expect.element(main.getByText('This bet is not in your record.')).toBeVisible();
  });

  it('is busy until it is there', async () => {
    const release = far.hold('readBet');
    await open();
    await expect.element(main.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    release();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readBet', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readBet', samples.readBet);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('shows the refusal overloaded', async () => {
    far.refuse('readBet', 'overloaded');
    await open();
    await expect.element(alert.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByText('ما الذي حدث')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
