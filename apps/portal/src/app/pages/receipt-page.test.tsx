import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const address = `/m/personalHistoryCopy/${samples.spinSlot.roundId}`;

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

describe('the receipt of a round', () => {
  it('tells what was staked and won, and leads back to the record', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Opal Rush', level: 1 })).toBeVisible();
    await expect.element(main.getByText('฿12,480.50')).toBeVisible();
    await expect.element(main.getByText('฿12,487.50')).toBeVisible();
    await expect.element(main.getByText('+฿7.00')).toBeVisible();
    expect(far.calls('readRound').map(({ params }) => params)).toEqual([
      { roundId: samples.spinSlot.roundId },
    ]);
    await expect
      .element(main.getByRole('link', { name: 'Betting record' }).last())
      .toHaveAttribute('href', '/m/personalHistoryCopy');
  });

  it('cannot be checked before its seed is revealed', async () => {
    await open();
    await expect.element(page.getByText(/^This round can be checked once/u)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Check this round' }))
      .not.toBeInTheDocument();
  });

  it('is checked here once its seed is revealed', async () => {
    far.answer('readRound', { ...samples.readRound, serverSeed: 'c'.repeat(64) });
    await open();
    await page.getByRole('button', { name: 'Check this round' }).click();
    // The sample's seed does not fit its commitment, and the page has to find that out.
    await expect
      .element(page.getByText('The server seed does not fit its commitment.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Every step' }))
      .toHaveAttribute('href', `/verify?roundId=${samples.spinSlot.roundId}`);
    await expect.element(page.getByRole('button', { name: 'Save the proof' })).toBeVisible();
  });

  it('has no reels where the game is no slot', async () => {
    const { round } = samples.openRound;
    far.answer('readRound', {
      engine: 'mines',
      game: null,
      serverSeed: null,
      serverSeedIndex: 7,
      round,
      design: {
        id: round.designId,
        version: 1,
        hash: round.designHash,
        engine: 'mines',
        tiles: 25,
        edgePercent: 1,
        multipliers: [['1.03']],
      },
    });
    await open();
    await expect.element(page.getByRole('heading', { name: 'LH-9', level: 1 })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Show this round again' }))
      .not.toBeInTheDocument();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readRound');
    await open();
    await expect.element(page.getByRole('main').getByRole('status')).toBeVisible();
    release();
    await expect.element(page.getByRole('heading', { name: 'Opal Rush', level: 1 })).toBeVisible();
  });

  it('says that there is no such round', async () => {
    far.refuse('readRound', 'round_not_found');
    await open();
    await expect.element(alert).toHaveTextContent('This round does not exist.');
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readRound', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readRound', samples.readRound);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Opal Rush', level: 1 })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByText('الرصيد قبل')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
