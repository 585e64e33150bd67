import { drawsTopic, drawTopic } from '@portal/protocol';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const [first, second] = samples.readLotteryDay.games;

describe('a draw that the line of the tab tells of', () => {
  it.each([
    ['a day', '/lotteryResults', drawsTopic],
    ['a game', '/lotteryResults?gameCode=SSC1M', drawTopic('SSC1M')],
  ])('makes the page of %s ask again, once for many', async (_, address, topic) => {
    await openPortal(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = far.calls('readLotteryDay').length;
    topicTable.tell(topic, samples.readLotteryIssue);
    topicTable.tell(topic, samples.readLotteryIssue);
    await expect
      .poll(() => far.calls('readLotteryDay').length, { timeout: 10_000 })
      .toBe(before + 1);
  });
});

describe('the results of a day', () => {
  it('lists the games that were drawn, each draw with the way to check it', async () => {
    await openPortal('/lotteryResults');
    await expect
      .element(page.getByRole('heading', { name: 'Lottery results', level: 1 }))
      .toBeVisible();
    const game = main.getByRole('article', { name: /^Lucky Five · 1 min/u });
    await expect.element(game.getByText('960 draws')).toBeVisible();
    await expect
      .element(game.getByRole('link', { name: 'Check draw 20260302-0480' }))
      .toHaveAttribute('href', '/verify?gameCode=SSC1M&issueNo=20260302-0480');
    await expect.element(main.getByText('Vietnam North')).not.toBeInTheDocument();
  });

  it('adds up what members sent, and leads to the sum (A3.3)', async () => {
    const shots = Array.from({ length: 20 }, (_, at) => (at === 15 ? '00100' : '00001'));
    const [known = expect.fail('no results')] = samples.readLotteryResults.results;
    const round = { ...known, commitment: null, serverSeed: null, draw: { shots } };
    far.answer('readLotteryResults', { ...samples.readLotteryResults, results: [round] });
    await openPortal('/lotteryResults?gameCode=SSC1M');
    await expect.element(main.getByText('119 without the sixteenth, 00100: 19')).toBeVisible();
    await expect.element(main.getByText('Official draw')).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('link', { name: `Members' numbers: add up round ${round.issueNo}` }))
      .toHaveAttribute('href', `/verify?gameCode=${round.gameCode}&issueNo=${round.issueNo}`);
  });

  it('goes to another day and keeps it in the address', async () => {
    const router = await openPortal('/lotteryResults');
    await main.getByRole('button', { name: 'The day before' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ day: '2026-03-01' });
    await expect
      .poll(() => far.calls('readLotteryDay').at(-1)?.query)
      .toMatchObject({ day: '2026-03-01' });
  });

  it('takes what is no day for today', async () => {
    await openPortal('/lotteryResults?day=yesterday');
    await expect.element(main.getByText('960 draws')).toBeVisible();
    expect(far.calls('readLotteryDay').at(-1)?.query).not.toHaveProperty('day');
  });

  it('shows one kind of lottery, and says when it has no draws', async () => {
    await openPortal('/lotteryResults');
    await expect.element(main.getByText('960 draws')).toBeVisible();
    await main.getByRole('button', { name: 'Southeast Asia' }).click();
    await expect.element(main.getByText('No draws on this day')).toBeVisible();
  });

  it('names an official draw as such', async () => {
    const official = { ...samples.readLotteryIssue, commitment: null, serverSeed: null };
    const games = [first, second].flatMap((game) =>
      game === undefined ? [] : [{ ...game, drawn: 1, results: [official] }],
    );
    far.answer('readLotteryDay', { ...samples.readLotteryDay, games });
    await openPortal('/lotteryResults');
    await expect.element(main.getByText('Official draw').first()).toBeVisible();
  });

  it('says why a draw is void, and why another one was corrected (R44)', async () => {
    const issue = samples.readLotteryIssue;
    const gone = { ...issue, issueNo: 'V1', draw: null, voidReason: 'fewer than twenty shots' };
    const mended = { ...issue, issueNo: 'C1', drawVersion: 2, correction: 'the office misread' };
    const games = [first].flatMap((game) =>
      game === undefined ? [] : [{ ...game, drawn: 2, results: [gone, mended] }],
    );
    far.answer('readLotteryDay', { ...samples.readLotteryDay, games });
    await openPortal('/lotteryResults');
    await expect.element(main.getByText('Void: fewer than twenty shots')).toBeVisible();
    await expect.element(main.getByText('Corrected: the office misread')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readLotteryDay', fault);
    await openPortal('/lotteryResults');
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readLotteryDay', samples.readLotteryDay);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText('960 draws')).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readLotteryDay');
    await openPortal('/lotteryResults');
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText('960 draws')).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/lotteryResults', { locale: 'ar', width: 390 });
    await expect.element(main.getByText('960 سحبًا')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('the results of a game', () => {
  const address = '/lotteryResults?gameCode=SSC1M';

  it('are the draws of a day, with trends and roads of the last ones', async () => {
    await openPortal(address);
    await expect
      .element(page.getByRole('heading', { name: 'Lucky Five · 1 min', level: 1 }))
      .toBeVisible();
    await expect.element(main.getByText('20260302-0480')).toBeVisible();
    expect(far.calls('readLotteryResults').at(-1)?.query).toMatchObject({ day: '2026-03-02' });
    await page.getByRole('tab', { name: 'Trend' }).click();
    await expect.element(main.getByText('Over the last draw')).toBeVisible();
    await page.getByRole('tab', { name: 'Road maps' }).click();
    // 7 + 0 + 4 + 4 + 9 is 24, above the middle of 22.5.
    const road = main.getByRole('region', { name: 'Sum · Big or small' });
    await expect.element(road.getByText('B')).toBeVisible();
    await expect.element(main.getByText('1 (100.0%)')).toBeVisible();
    await main
      .getByRole('combobox', { name: 'What is looked at' })
      .selectOptions('Dragon or tiger');
    await expect
      .element(main.getByRole('region', { name: 'Dragon or tiger' }).getByText('T'))
      .toBeVisible();
  });

  it('are read further back', async () => {
    far.answer('readLotteryResults', ({ query }) => ({
      ...samples.readLotteryResults,
      nextBefore: query['before'] === undefined ? '2026-03-02T07:00:00Z' : null,
    }));
    await openPortal(address);
    await main.getByRole('button', { name: 'Older results' }).click();
    await expect
      .poll(() => far.calls('readLotteryResults').at(-1)?.query)
      .toMatchObject({ before: '2026-03-02T07:00:00Z' });
  });

  it('says that nothing was drawn on the day', async () => {
    far.answer('readLotteryResults', { results: [], nextBefore: null });
    await openPortal(address);
    await expect.element(main.getByText('Nothing was drawn on this day.')).toBeVisible();
    await page.getByRole('tab', { name: 'Road maps' }).click();
    await expect.element(main.getByText('Trends appear after the first draw.')).toBeVisible();
  });

  it('says that its draws did not load', async () => {
    far.fail('readLotteryResults', 'badGateway');
    await openPortal(address);
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
  });
});
