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

  it('say which results wait for a second person', async () => {
    const [game = expect.fail('no game')] = samples.listDeskLotteryGames;
    far.answer('listDeskLotteryGames', [{ ...game, waitingResults: 2 }]);
    await openDesk('/lottery');
    const row = page.getByRole('row', { name: /2 results wait for a second person/u });
    await expect.element(row).toBeVisible();
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

  it('get one more after the pattern of another, which a second person opens (R55)', async () => {
    await openDesk('/lottery');
    await page.getByRole('button', { name: 'Add a game' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a game' });
    await dialog.getByLabelText('Code').fill('no good');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('asked for');
    const send = dialog.getByRole('button', { name: 'Add a game' });
    await send.click();
    await expect
      .element(dialog.getByText('Write capital letters, digits and hyphens.'))
      .toBeVisible();
    expect(far.calls('createLotteryGame')).toEqual([]);
    await dialog.getByLabelText('Code').fill('VNWEST');
    far.refuse('createLotteryGame', 'lottery_game_exists');
    await send.click();
    await expect.element(page.getByText(refusalText('lottery_game_exists'))).toBeVisible();
    far.answer('createLotteryGame', samples.createLotteryGame);
    await send.click();
    await expect.element(page.getByText(/^The game is added/u)).toBeVisible();
    expect(
      far
        .calls('createLotteryGame')
        .map(({ body }) => body)
        .at(-1),
    ).toMatchObject({
      gameCode: 'VNWEST',
      settings: { families: ['vnn'], schedule: { kind: 'calendar' } },
      reason: 'asked for',
    });
  });
});
