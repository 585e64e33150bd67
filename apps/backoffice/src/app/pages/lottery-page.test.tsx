import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

describe('the games of the lottery', () => {
  it('are listed with source, version and sale', async () => {
    await openDesk('/lottery');
    const row = page.getByRole('row', { name: /Vietnam North.*By two people.*1.*Takes bets/u });
    await expect.element(row).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Vietnam North/u }))
      .toHaveAttribute('href', '/backoffice/lottery/VNNORTH');
  });

  it('are found by their name and source', async () => {
    const router = await openDesk('/lottery?search=xyz');
    await expect.element(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
    await page.getByLabelText('Results').selectOptions('inhouse');
    await expect.poll(() => router.state.location.search).toMatchObject({ source: 'inhouse' });
  });

  it('say why they are not here', async () => {
    far.refuse('listDeskLotteryGames', 'overloaded');
    await openDesk('/lottery');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listDeskLotteryGames', samples.listDeskLotteryGames);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('link', { name: /Vietnam North/u })).toBeVisible();
  });
});
