import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/missionLeaderboard';

function open(tab?: 'leaderboard', locale: 'en' | 'ar' = 'en') {
  return openPortal(tab === undefined ? address : `${address}?tab=${tab}`, {
    as: 'member',
    locale,
  });
}

const claim = () => page.getByRole('button', { name: 'Claim Deposit of the day' });

describe('missions', () => {
  it('shows what may be claimed first, with what each asks for and is worth', async () => {
    await open();
    await expect.element(claim()).toBeVisible();
    await expect.element(page.getByText(/^Deposits of .*500\.00.* · Every day$/u)).toBeVisible();
    await expect.element(page.getByText('Rounds: 100 · Slots · Every week')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: '40 of 100' })).toBeVisible();
    await expect.element(page.getByText(/ · Only in Harbour Lights · /u)).toBeVisible();
    await expect.element(page.getByText('200 points')).toBeVisible();
    await expect.element(page.getByText('Play it 3 times before you withdraw it')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says which mission comes first, and that there is a red envelope', async () => {
    await open();
    const card = page.getByRole('listitem').filter({ hasText: 'Second wind' });
    await expect.element(card.getByText('After “Deposit of the day”')).toBeVisible();
    await expect.element(card.getByText(/18\.00.* in a red envelope/u)).toBeVisible();
    expect(card.getByRole('button').elements()).toEqual([]);
  });

  it('claims a mission once, with a key of its own', async () => {
    await open();
    await claim().click();
    await expect.element(page.getByText('Claimed. It is yours.').first()).toBeInTheDocument();
    expect(far.calls('claimMission')).toMatchObject([
      { params: { id: 'msn_0198f0ae6001' }, body: { period: '2026-03-02' } },
    ]);
  });

  it('takes part in one that asks for it', async () => {
    await open();
    await page.getByRole('button', { name: 'Take part Sail out' }).click();
    await expect.element(page.getByText('You take part from now on.').first()).toBeInTheDocument();
    expect(far.calls('joinMission')).toMatchObject([{ params: { id: 'msn_0198f0ae6003' } }]);
  });

  it.each(['mission_budget_used', 'mission_day_full', 'mission_state', 'on_break'] as const)(
    'says why nothing was given: %s',
    async (code) => {
      far.refuse('claimMission', code);
      await open();
      await claim().click();
      await expect.element(alert.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('says that there are none', async () => {
    far.answer('readMissionSummary', {
      ...samples.readMissionSummary,
      claimCount: 0,
      missions: [],
    });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No missions now' })).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('readMissionSummary');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(claim()).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readMissionSummary', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readMissionSummary', samples.readMissionSummary);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(claim()).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open(undefined, 'ar');
    await expect.element(page.getByRole('button', { name: /^استلام/u })).toBeVisible();
    // A day in a sentence is one piece: without it the year would stand last.
    await expect
      .element(page.getByText(/\u20662026-\u206003-\u206003\u2069/u).first())
      .toBeVisible();
  });
});

describe('the leaderboard', () => {
  it('shows the places, whoever is not named, and the own one', async () => {
    await open('leaderboard');
    await expect.element(page.getByRole('heading', { name: 'Week of the sails' })).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /1 m\*\*\*7.*91,200\.00.*1,000\.00/u }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: /2 Unnamed/u })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /4 d\*\*\*o You/u })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('pins the own place under the first ones', async () => {
    const { list, ...rest } = samples.listLeaderboards;
    const behind = list.map((board) => ({
      ...board,
      places: board.places.filter(({ isOwn }) => !isOwn),
      own: board.own === null ? null : { ...board.own, rank: 57 },
    }));
    far.answer('listLeaderboards', { ...rest, list: behind });
    await open('leaderboard');
    await expect.element(page.getByRole('row', { name: /57 d\*\*\*o You/u })).toBeVisible();
  });

  it('hides the own name from others', async () => {
    await open('leaderboard');
    await page.getByRole('switch').click();
    await expect
      .poll(() => far.calls('changeBoardName'))
      .toMatchObject([{ body: { isHidden: true } }]);
  });

  it('says that there is none, and that nobody has a score', async () => {
    const { list, ...rest } = samples.listLeaderboards;
    far.answer('listLeaderboards', {
      ...rest,
      list: list.map((board) => ({ ...board, places: [], own: null })),
    });
    await open('leaderboard');
    await expect.element(page.getByText('Nobody has a score yet.')).toBeVisible();
  });

  it('says who of two with the same score stands above, and whose play counts alone', async () => {
    const { list, ...rest } = samples.listLeaderboards;
    const narrow = list.map((board) => ({ ...board, scope: 'Tide Lanterns', leastStake: '5.00' }));
    far.answer('listLeaderboards', { ...rest, list: narrow });
    await open('leaderboard');
    await expect.element(page.getByText(/who reached it first stands above/u)).toBeVisible();
    await expect.element(page.getByText(/Only Tide Lanterns · Bets from .*5\.00/u)).toBeVisible();
  });

  it('ranks the best wins by their stakes, and says from which stake on they count', async () => {
    const { list, ...rest } = samples.listLeaderboards;
    const caught = list.map((board) => ({
      ...board,
      metric: 'MULTIPLIER' as const,
      leastStake: '20.00',
      places: board.places.map((place) => ({ ...place, score: '52.5' })),
    }));
    far.answer('listLeaderboards', { ...rest, list: caught });
    await open('leaderboard');
    await expect.element(page.getByText('52.5 ×').first()).toBeVisible();
    await expect.element(page.getByText(/Bets from .*20\.00/u)).toBeVisible();
  });

  it('offers to ask again', async () => {
    far.fail('listLeaderboards', 'offline');
    await open('leaderboard');
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('listLeaderboards', { ...samples.listLeaderboards, list: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'No leaderboard now' })).toBeVisible();
  });
});
