import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/lottery/VNNORTH';
const open = `${address}?issue=20260302-0480`;
const drawer = page.getByRole('dialog', { name: /VNNORTH 20260302-0480/u });

const north = [
  'db: 12345',
  'g1: 11111',
  'g2: 22222 22222',
  'g3: 33333 33333 33333 33333 33333 33333',
  'g4: 4444 4444 4444 4444',
  'g5: 5555 5555 5555 5555 5555 5555',
  'g6: 666 666 666',
  'g7: 77 77 77 77',
].join('\n');

describe('a game at the desk', () => {
  it('shows its settings, and what its issues sold, paid and kept', async () => {
    await openDesk(address);
    await expect.element(page.getByText('1800 – 1960 (1950)')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /20260302-0480.*600\.00.*195\.00.*6\.00.*399\.00/u }))
      .toBeVisible();
  });

  it('is taken offline with a reason', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Take offline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take offline' });
    await dialog.getByRole('textbox').fill('the feed is late');
    await dialog.getByRole('button', { name: 'Take offline' }).click();
    await expect
      .poll(() => far.calls('pauseLotteryGame').map(({ body }) => body))
      .toEqual([{ reason: 'the feed is late' }]);
  });

  it('gets a version by a change of its limits (R55)', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Change limits and odds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change limits and odds' });
    await dialog.getByLabelText('Highest stake').fill('100');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('a smaller stake');
    await dialog.getByRole('button', { name: 'Change limits and odds' }).click();
    await expect
      .poll(() => far.calls('changeLotteryGame').map(({ body }) => body))
      .toMatchObject([
        { version: 1, isMajor: false, settings: { limits: { stakeHighest: '100' } } },
      ]);
  });

  it('draws with a beacon from a version on, where the house draws (R137)', async () => {
    const games = samples.listDeskLotteryGames.map((game) => ({
      ...game,
      settings: { ...game.settings, source: 'inhouse' as const },
    }));
    far.answer('listDeskLotteryGames', games);
    await openDesk(address);
    await page.getByRole('button', { name: 'Change limits and odds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change limits and odds' });
    await dialog.getByLabelText('Draws from').selectOptions('Drawn here with a beacon');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('public chance');
    await dialog.getByRole('button', { name: 'Change limits and odds' }).click();
    await expect
      .poll(() => far.calls('changeLotteryGame').map(({ body }) => body))
      .toMatchObject([{ settings: { source: 'beacon' } }]);
  });

  it('says that it waits for the beacon', async () => {
    const games = samples.listDeskLotteryGames.map((game) => ({ ...game, waitsForBeacon: true }));
    far.answer('listDeskLotteryGames', games);
    await openDesk(address);
    await expect.element(page.getByText('Waits for the beacon')).toBeVisible();
  });

  it('writes limits with separators, and takes them like that', async () => {
    await openDesk(address);
    await expect.element(page.getByText('400,000', { exact: true })).toBeVisible();
    await expect.element(page.getByText('1,000,000', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change limits and odds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change limits and odds' });
    await dialog.getByLabelText('Highest stake').fill('12,500');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('a larger stake');
    await dialog.getByRole('button', { name: 'Change limits and odds' }).click();
    await expect
      .poll(() => far.calls('changeLotteryGame').map(({ body }) => body))
      .toMatchObject([{ settings: { limits: { stakeHighest: '12500' } } }]);
  });

  it('gets another schedule, by its clock and its days', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the schedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the schedule' });
    await dialog.getByLabelText('Betting closes').fill('25:00');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('the office draws later');
    const send = dialog.getByRole('button', { name: 'Change the schedule' });
    await send.click();
    await expect.element(dialog.getByText('Write a time such as 18:10.')).toBeVisible();
    expect(far.calls('changeLotteryGame')).toEqual([]);
    await dialog.getByLabelText('Betting closes').fill('18:20');
    await dialog.getByLabelText('Draw', { exact: true }).fill('18:30');
    await dialog.getByRole('checkbox', { name: 'Sun' }).click();
    await send.click();
    await expect
      .poll(() => far.calls('changeLotteryGame').map(({ body }) => body))
      .toMatchObject([
        {
          settings: {
            schedule: { closesAtSecond: 66_000, drawsAtSecond: 66_600, days: [1, 2, 3, 4, 5, 6] },
          },
        },
      ]);
  });

  it('shows its versions: who, when, why and what', async () => {
    const limits = { ...samples.createLotteryGame.settings.limits, payoutPerLine: '250000' };
    far.answer(
      'listLotteryGameVersions',
      samples.listLotteryGameVersions.map((row) =>
        row.version === 2 ? { ...row, isMajor: true, settings: { ...row.settings, limits } } : row,
      ),
    );
    await openDesk(address);
    const section = page.getByRole('listitem').filter({ hasText: 'Version 2' });
    await expect.element(section.getByText('Mali')).toBeVisible();
    await expect.element(section.getByText('Major')).toBeVisible();
    await expect.element(section.getByText('400,000 → 250,000')).toBeVisible();
    await expect.element(section.getByText(/^New schedule from/u)).toBeVisible();
    await expect.element(page.getByText('as shipped')).toBeVisible();
  });

  it('says why its versions are not here', async () => {
    far.refuse('listLotteryGameVersions', 'overloaded');
    await openDesk(address);
    await expect.element(page.getByText("The versions couldn't be read")).toBeVisible();
  });

  it('says that somebody changed it meanwhile', async () => {
    far.refuse('changeLotteryGame', 'lottery_game_changed');
    await openDesk(address);
    await page.getByRole('button', { name: 'Change limits and odds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change limits and odds' });
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('a smaller stake');
    await dialog.getByRole('button', { name: 'Change limits and odds' }).click();
    await expect.element(page.getByText(refusalText('lottery_game_changed'))).toBeVisible();
  });

  it('shows what an issue would owe, and takes its result for a second person', async () => {
    await openDesk(open);
    await expect.element(drawer.getByText('vnn.lo2')).toBeVisible();
    await drawer.getByLabelText('Result').fill(north);
    await drawer.getByRole('textbox', { name: /^Reason/u }).fill('read from the office');
    await drawer.getByRole('button', { name: 'Enter the result' }).click();
    await expect
      .poll(() => far.calls('enterLotteryResults').map(({ body }) => body))
      .toMatchObject([{ results: [{ gameCode: 'VNNORTH', draw: { db: '12345' } }] }]);
    await expect.element(page.getByText('Entered. A second person says the same.')).toBeVisible();
  });

  it('says why an exposure is not here, and that no number owes anything', async () => {
    far.refuse('readLotteryExposure', 'overloaded');
    await openDesk(open);
    await expect.element(drawer.getByText("The exposure couldn't be read")).toBeVisible();
    far.answer('readLotteryExposure', { ...samples.readLotteryExposure, tickets: 0, numbers: [] });
    await drawer.getByRole('button', { name: 'Retry' }).click();
    await expect.element(drawer.getByText('No number owes anything.')).toBeVisible();
  });

  it('finds an issue by its number, and offers no result before its draw', async () => {
    const [first = expect.fail('no issue')] = samples.readDeskLotteryIssues.issues;
    const figures = { stake: null, rebate: null, profit: null, payout: '0.00' };
    const later = { ...first, ...figures, state: 'open', draw: null, issueNo: '20270101' } as const;
    const onSale = { ...later, drawsAt: '2027-01-01T11:15:00Z', closesAt: '2027-01-01T11:10:00Z' };
    far.answer('readDeskLotteryIssues', ({ query }) => {
      const issues = [onSale].filter(({ issueNo }) => issueNo === query['issueNo']);
      return { issues: query['issueNo'] === undefined ? [first] : issues, nextBefore: null };
    });
    far.answer('readLotteryExposure', { ...samples.readLotteryExposure, numbers: [] });
    await openDesk(`${address}?issue=20270101`);
    const sheet = page.getByRole('dialog', { name: /VNNORTH 20270101/u });
    await expect
      .element(sheet.getByText(/^Its result can be entered from its draw on/u))
      .toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Void the issue' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Enter the result' }).elements()).toEqual([]);
    // What it sold so far, and no word of numbers that would deny what it owes.
    await expect.element(sheet.getByText(/^None of these bets counts by/u)).toBeVisible();
    expect(sheet.getByText('Profit', { exact: true }).elements()).toEqual([]);
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Number of an issue' }).fill('1999');
    await expect.element(page.getByText('This game has no issue 1999.')).toBeVisible();
  });

  it('waits for an exposure', async () => {
    const release = far.hold('readLotteryExposure');
    await openDesk(open);
    await expect.element(drawer.getByText('Result', { exact: true }).first()).toBeVisible();
    expect(drawer.getByText('vnn.lo2').elements()).toEqual([]);
    release();
    await expect.element(drawer.getByText('vnn.lo2')).toBeVisible();
  });

  it('sends no result that no draw can have', async () => {
    await openDesk(open);
    await drawer.getByLabelText('Result').fill('db: 12');
    await drawer.getByRole('textbox', { name: /^Reason/u }).fill('read from the office');
    await drawer.getByRole('button', { name: 'Enter the result' }).click();
    await expect
      .element(page.getByText('No draw of this game can have this result.'))
      .toBeVisible();
    expect(far.calls('enterLotteryResults')).toEqual([]);
  });

  it('says why its issues are not here, and that there are none', async () => {
    far.refuse('readDeskLotteryIssues', 'overloaded');
    await openDesk(address);
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('readDeskLotteryIssues', { issues: [], nextBefore: null });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No issues here')).toBeVisible();
    far.answer('readDeskLotteryIssues', samples.readDeskLotteryIssues);
  });

  it('brings a file of draws, piece by piece, and tells what became of them (R44)', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Bring a file of draws' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bring a file of draws' });
    const draws = Array.from({ length: 101 }, () => ({
      date: '2026-04-25',
      draw: { db: '08717' },
    }));
    const file = new File([JSON.stringify(draws)], 'north.json', { type: 'application/json' });
    await dialog.getByLabelText('File of draws').upload(file);
    await expect.element(dialog.getByText(/^101 draws, 2026-04-25 to 2026-04-25/u)).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('as the office published');
    await dialog.getByRole('button', { name: 'Bring the draws' }).click();
    await expect.element(dialog.getByText('2 draws wait for a second person.')).toBeVisible();
    await expect.element(dialog.getByText('2 draws stood already.')).toBeVisible();
    expect(far.calls('importLotteryResults').map(({ body }) => body)).toMatchObject([
      { gameCode: 'VNNORTH', file: 'north.json', results: { length: 100 } },
      { results: { length: 1 } },
    ]);
  });

  it('sends no file without draws, and says why one is refused', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Bring a file of draws' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bring a file of draws' });
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('as the office published');
    await dialog.getByRole('button', { name: 'Bring the draws' }).click();
    await expect.element(dialog.getByText('Choose a file first.')).toBeVisible();
    await dialog.getByLabelText('File of draws').upload(new File(['no draws'], 'a.csv'));
    await expect.element(dialog.getByText(/^This file holds no draws/u)).toBeVisible();
    const draws = [{ date: '2026-04-25', draw: { db: '08717' } }];
    await dialog
      .getByLabelText('File of draws')
      .upload(new File([JSON.stringify(draws)], 'a.json'));
    far.refuse('importLotteryResults', 'lottery_import_refused');
    await dialog.getByRole('button', { name: 'Bring the draws' }).click();
    await expect.element(page.getByText(refusalText('lottery_import_refused'))).toBeVisible();
  });

  it('asks a second person for moved draws, typed or of a file (A3.2)', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Moved draws' }).click();
    const dialog = page.getByRole('dialog', { name: 'Moved draws' });
    const lines = dialog.getByLabelText('Draws that differ from the calendar');
    await expect.element(lines).toHaveValue('2026-03-09 off\n2026-03-12 2026-03-13 17:00 17:30');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('Tết');
    const send = dialog.getByRole('button', { name: 'Ask a second person' });
    await lines.fill('2026-03-09 never');
    await send.click();
    await expect.element(dialog.getByText(/^Line 1 isn't/u)).toBeVisible();
    expect(far.calls('moveLotteryDraws')).toEqual([]);
    await lines.fill('2026-03-09 off');
    const upload = dialog.getByLabelText('Add the lines of a file');
    await upload.upload(new File(['nothing of the kind'], 'a.csv'));
    await expect.element(dialog.getByText('This file has no such lines.')).toBeVisible();
    await upload.upload(new File(['day,to\n2026-03-16,2026-03-17\n'], 'b.csv'));
    await expect.element(lines).toHaveValue('2026-03-09 off\n2026-03-16 2026-03-17');
    far.refuse('moveLotteryDraws', 'lottery_move_refused', { day: '2026-03-16' });
    await send.click();
    await expect.element(page.getByText(refusalText('lottery_move_refused'))).toBeVisible();
    far.answer('moveLotteryDraws', samples.moveLotteryDraws);
    await send.click();
    await expect.element(page.getByText('A second person has to approve it.')).toBeVisible();
    expect(
      far
        .calls('moveLotteryDraws')
        .map(({ body }) => body)
        .at(-1),
    ).toMatchObject({
      moves: [
        { day: '2026-03-09', to: null },
        { day: '2026-03-16', to: '2026-03-17', closesAtSecond: null, drawsAtSecond: null },
      ],
      reason: 'Tết',
    });
  });

  it('says why its moved draws are not here, and shows none', async () => {
    far.refuse('listLotteryMoves', 'overloaded');
    await openDesk(address);
    await page.getByRole('button', { name: 'Moved draws' }).click();
    const dialog = page.getByRole('dialog', { name: 'Moved draws' });
    await expect.element(dialog.getByText("The moved draws couldn't be read")).toBeVisible();
    far.answer('listLotteryMoves', []);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect
      .element(dialog.getByLabelText('Draws that differ from the calendar'))
      .toHaveValue('');
  });

  it('publishes issues in a row, by the clock of the game (A3.2)', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Publish issues' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish issues' });
    await dialog.getByLabelText('First number').fill('3254099');
    await dialog.getByLabelText('How many').fill('2');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('the feed of today');
    const send = dialog.getByRole('button', { name: 'Publish', exact: true });
    await send.click();
    await expect.element(dialog.getByText(/^Give a number that ends in digits/u)).toBeVisible();
    expect(far.calls('publishLotteryIssues')).toEqual([]);
    await dialog.getByLabelText('First draw').fill('2026-03-02T18:00');
    far.refuse('publishLotteryIssues', 'lottery_settings_invalid');
    await send.click();
    await expect.element(page.getByText(refusalText('lottery_settings_invalid'))).toBeVisible();
    far.answer('publishLotteryIssues', { published: 2 });
    await send.click();
    await expect.element(page.getByText('2 issues are published.')).toBeVisible();
    // 18:00 of Vietnam.
    expect(
      far
        .calls('publishLotteryIssues')
        .map(({ body }) => body)
        .at(-1),
    ).toMatchObject({
      issues: [
        { issueNo: '3254099', drawsAt: '2026-03-02T11:00:00.000Z' },
        { issueNo: '3254100', drawsAt: '2026-03-02T11:03:30.000Z' },
      ],
    });
  });
});
