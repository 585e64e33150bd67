import { drawTopic, drawsTopic } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { endlessExclusion } from '../../testing/endless-exclusion.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const game = '/lottery?gameCode=SSC1M';

function open(address = game, visit: Parameters<typeof openPortal>[1] = {}) {
  return openPortal(address, { as: 'member', ...visit });
}

/** A digit of the row of a place. */
function digit(place: string, text: string) {
  return page.getByRole('group', { name: place, exact: true }).getByRole('button', { name: text });
}

describe('a result that comes by the line of the tab', () => {
  const [last] = samples.readLotteryGame.results;
  const drawn = {
    ...samples.readLotteryIssue,
    issueNo: '20260302-0482',
    drawsAt: '2026-03-02T08:02:00Z',
    draw: { balls: [1, 2, 3, 4, 6] },
  };

  it('stands in the game and among its results, without a question', async () => {
    await open();
    await expect.element(main.getByText(last?.issueNo ?? '').first()).toBeVisible();
    const before = far.calls('readLotteryGame').length;
    topicTable.tell(drawTopic('SSC1M'), drawn);
    await expect.poll(() => main.getByText('20260302-0482').elements().length).toBe(2);
    expect(far.calls('readLotteryGame')).toHaveLength(before);
  });

  it.each([
    ['brings none', undefined],
    ['says that an issue is void', { ...drawn, draw: null, state: 'void' }],
  ])('is asked for where the hint %s', async (_, news) => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Lucky Five · 1 min' })).toBeVisible();
    const before = far.calls('readLotteryGame').length;
    topicTable.tell(drawTopic('SSC1M'), news);
    await expect
      .poll(() => far.calls('readLotteryGame').length, { timeout: 8000 })
      .toBe(before + 1);
  });

  it('stands on the card of its game in the hall', async () => {
    await open('/lottery');
    const card = main.getByRole('link', { name: /^Lucky Five · 1 min/u });
    await expect.element(card).toBeVisible();
    topicTable.tell(drawsTopic, drawn);
    await expect.element(card.getByText('20260302-0482')).toBeVisible();
  });
});

describe('the hall of the lottery', () => {
  it('lists the games of its prize modes with their time and last result', async () => {
    await open('/lottery');
    await expect.element(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible();
    const card = main.getByRole('link', { name: /^Lucky Five · 1 min/u });
    await expect.element(card).toHaveAttribute('href', '/lottery?gameCode=SSC1M');
    await expect.element(main.getByText('Vietnam North')).not.toBeInTheDocument();
  });

  it('lists Vietnamese games by region', async () => {
    await open('/vnLottery');
    await expect.element(main.getByRole('heading', { name: 'North' })).toBeVisible();
    const north = main.getByRole('region', { name: 'North' });
    await expect.element(north.getByRole('link', { name: /^Vietnam North/u })).toBeVisible();
  });

  it('says that a hall has no games', async () => {
    await open('/seaLottery');
    await expect.element(main.getByText('No games here now')).toBeVisible();
  });

  it('lists the games of the mode that it was launched with, and leads back', async () => {
    const router = await open('/lottery?prizeMode=ZY&backUrl=%2Felott');
    const modes = main.getByRole('navigation', { name: 'Ways of playing' });
    await expect
      .element(modes.getByRole('link', { name: 'Credit' }))
      .toHaveAttribute('aria-current', 'page');
    const card = main.getByRole('link', { name: /^Lucky Five · 1 min/u });
    await expect.element(card).toHaveAttribute('href', '/lottery?gameCode=SSC1M&prizeMode=ZY');
    await main.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/elott');
  });

  it('leads nowhere else (R78)', async () => {
    await open('/lottery?backUrl=https%3A%2F%2Fevil.example');
    await expect.element(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('opens in the language of its launch', async () => {
    await open('/lottery?language=AR');
    await expect.element(page.getByRole('heading', { name: 'اليانصيب', level: 1 })).toBeVisible();
  });

  it('begins a game with the plays of the mode', async () => {
    await open(`${game}&prizeMode=ZY`);
    await expect.element(page.getByRole('radio', { name: 'Credit' })).toBeChecked();
  });

  it('lists the Vietnamese games that were bet on last', async () => {
    await open('/vnLottery');
    const recent = main.getByRole('region', { name: 'Played last' });
    await expect.element(recent.getByRole('link', { name: /^Vietnam North/u })).toBeVisible();
  });

  it('has no place for games bet on last where there are none', async () => {
    far.answer('readRecentVietnam', { ...samples.readRecentVietnam, gameMenus: [] });
    await open('/vnLottery');
    await expect.element(main.getByRole('heading', { name: 'North' })).toBeVisible();
    const recent = main.getByRole('region', { name: 'Played last' });
    await expect.element(recent).not.toBeInTheDocument();
  });

  it('asks a visitor to log in', async () => {
    const router = await open('/lottery', { as: 'visitor' });
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  it('shows what changed of a game lately, and when (R55)', async () => {
    const lastChange = { at: '2026-03-01T09:00:00Z', reason: 'smaller stakes', isMajor: false };
    far.answer('readLotteryGame', { ...samples.readLotteryGame, lastChange });
    await open();
    await expect.element(main.getByText(/^Changed 2026-03-01.*: smaller stakes$/u)).toBeVisible();
  });

  it('says that it waits for the beacon that its draws need (R137)', async () => {
    far.answer('readLotteryGame', { ...samples.readLotteryGame, waitsForBeacon: true });
    await open();
    await expect
      .element(main.getByText(/^This game takes no bets now: its draws need a public beacon/u))
      .toBeVisible();
  });

  it('says that there is no such game', async () => {
    far.refuse('readLotteryGame', 'lottery_game_not_found');
    await open();
    await expect
      .element(alert.getByText('The server refused: lottery_game_not_found.'))
      .toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readLotteryGame', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readLotteryGame', samples.readLotteryGame);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Lucky Five · 1 min' })).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readLotteryGame');
    await open();
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByRole('heading', { name: 'Lucky Five · 1 min' })).toBeVisible();
  });
});

describe('a slip', () => {
  it('bets up to the own prize group of the member, and gives the rest back (B2)', async () => {
    far.answer('readPrizeGroup', { lowest: 1800, member: 1900 });
    await open();
    await page.getByRole('button', { name: 'Fixed position' }).click();
    const slider = page.getByRole('slider', { name: 'Prize group' });
    await expect.element(slider).toHaveAttribute('max', '1900');
    await expect.element(slider).toHaveValue('1900');
    await slider.fill('1880');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '1880 / 1.0%');
  });

  it('shows the lowered group when the server refuses the one of the slip', async () => {
    await open();
    await page.getByRole('button', { name: 'Fixed position' }).click();
    await digit('10k', '7').click();
    await page.getByRole('button', { name: 'Bet now' }).click();
    far.refuse('placeLotteryOrder', 'lottery_group_refused');
    far.answer('readPrizeGroup', { lowest: 1800, member: 1900 });
    const dialog = page.getByRole('dialog', { name: 'Bet on Lucky Five · 1 min' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText(/lottery_group_refused/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const slider = page.getByRole('slider', { name: 'Prize group' });
    await expect.element(slider).toHaveAttribute('max', '1900');
    await expect.element(slider).toHaveValue('1900');
  });

  it('counts and prices what is chosen, and is placed once it is confirmed', async () => {
    await open();
    await page.getByRole('button', { name: 'Fixed position' }).click();
    await digit('10k', '7').click();
    await digit('10k', '8').click();
    await expect.element(main.getByText(/^2 bets/u)).toBeVisible();
    await page.getByRole('button', { name: 'Bet now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bet on Lucky Five · 1 min' });
    await expect.element(dialog.getByText('฿4.00').first()).toBeVisible();
    await expect.element(dialog.getByText('฿12,476.50')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('Your bet is in')).toBeVisible();
    expect(far.calls('placeLotteryOrder').map(({ body }) => body)).toEqual([
      {
        gameCode: 'SSC1M',
        lines: [
          {
            betType: 'ssc.dwd',
            selection: { pos: [[7, 8], [], [], [], []] },
            stake: { unitPrice: '2', multiple: 1 },
            choice: { prizeGroup: 1950 },
            // 10 × 1950 / 2000.
            price: { odds: [{ tier: 'win', odds: '9.75' }], legs: null, rebate: '0' },
          },
        ],
        issues: [{ issueNo: '20260302-0481', multiple: 1 }],
      },
    ]);
  });

  it('is refused at another price, shows both, and is bet once the new one is taken (R41)', async () => {
    await open();
    await page.getByRole('button', { name: 'Fixed position' }).click();
    await digit('10k', '7').click();
    await page.getByRole('button', { name: 'Bet now' }).click();
    far.refuse('placeLotteryOrder', 'lottery_price_changed', {
      line: 1,
      part: 'odds',
      was: '9.75',
      now: '4.875',
    });
    const half = { betType: 'ssc.dwd', factor: '0.5' };
    far.answer('readLotteryGame', { ...samples.readLotteryGame, version: 2, factors: [half] });
    const dialog = page.getByRole('dialog', { name: 'Bet on Lucky Five · 1 min' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog.getByText('Odds 9.75, now 4.875')).toBeVisible();
    await expect.element(dialog.getByText(/lottery_price_changed/u)).toBeVisible();
    far.answer('placeLotteryOrder', samples.placeLotteryOrder);
    await dialog.getByRole('button', { name: 'Accept the new price' }).click();
    await expect.element(dialog.getByText(/lottery_price_changed/u)).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('Your bet is in')).toBeVisible();
    const [seen, taken] = far.calls('placeLotteryOrder').map(({ body }) => JSON.stringify(body));
    expect(seen).toContain('"odds":"9.75"');
    expect(taken).toContain('"odds":"4.875"');
  });

  it('says what to choose as long as nothing is', async () => {
    await open();
    await expect.element(page.getByRole('button', { name: 'Bet now' })).toBeDisabled();
    await expect.element(main.getByText(/^Choose one or more numbers/u)).toBeVisible();
  });

  it('grows by quick picks and is cleared', async () => {
    await open();
    await page.getByRole('button', { name: '5 random lines' }).click();
    await expect.element(main.getByRole('heading', { name: 'Bet list (5)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(main.getByText('Your list is empty.')).toBeVisible();
  });

  it('tells the worst of a chase', async () => {
    const { readLotteryGame: answer } = samples;
    const [first] = answer.issues;
    const issues = ['1', '2', '3', '4'].flatMap((end) =>
      first === undefined ? [] : [{ ...first, issueNo: `20260302-048${end}` }],
    );
    far.answer('readLotteryGame', { ...answer, issues });
    await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('switch', { name: 'Chase' }).click();
    await page.getByRole('radio', { name: 'Growing' }).click();
    // 2 × (1 + 2 + 4 + 8), as lottery.md B5 doubles.
    const chase = page.getByRole('region', { name: 'Chase' });
    await expect.element(chase.getByText('฿30.00')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    await expect
      .element(page.getByRole('dialog').getByText(/^Ends after a win\. ×1 ×2 ×4 ×8$/u))
      .toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await chase.getByLabelText('Times').fill('10');
    await chase.getByLabelText('First multiple').fill('100');
    await expect
      .element(chase.getByText(/the stake would be above what one bet may be/u))
      .toBeVisible();
  });

  it.each([
    ['lottery_issue_closed', { issueNo: '20260302-0481' }],
    ['insufficient_balance', {}],
    ['lottery_stake_limit', { issueNo: '20260302-0481' }],
  ] as const)('is refused with %s, and stays', async (code, data) => {
    far.refuse('placeLotteryOrder', code, data);
    await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect.element(alert).toHaveTextContent(`The server refused: ${code}.`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(main.getByRole('heading', { name: 'Bet list (1)' })).toBeVisible();
  });
});

describe('a slip that waits for a reality check (R8)', () => {
  it('opens it, and goes on once it is answered', async () => {
    const { readProtection } = samples;
    far.refuse('placeLotteryOrder', 'reality_check_due');
    const release = far.hold('placeLotteryOrder');
    await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    // Due only now: whatever asks before would open the check over the button.
    far.answer('readProtection', {
      ...readProtection,
      check: { ...readProtection.check, isDue: true },
    });
    release();
    const check = page.getByRole('dialog', { name: 'A look at the clock' });
    await expect.element(check).toBeVisible();
    far.answer('acknowledgeCheck', readProtection);
    far.answer('readProtection', readProtection);
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect.element(main.getByRole('heading', { name: 'Bet list (1)' })).toBeVisible();
  });
});

describe('a slip beyond a limit of the own (RG-06)', () => {
  it('says which one, and leads to it', async () => {
    far.refuse('placeLotteryOrder', 'limit_reached', {
      kind: 'stake',
      period: 'week',
      limit: '2000.00',
      left: '0.00',
      currency: 'THB',
      until: '2026-03-09T00:00:00.000Z',
    });
    const router = await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog.getByText(/^Your weekly limit of stakes is /u)).toBeVisible();
    await dialog.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });
});

describe('a hall at a limit of the own that leaves nothing (RG-06)', () => {
  it('says before any slip which limit it is, and until when', async () => {
    const row = { used: '200.00', limit: '200.00', left: '0.00', raise: null } as const;
    const at = (day: string) => `2026-03-${day}T00:00:00Z`;
    far.answer('readProtection', {
      ...samples.readProtection,
      limits: [
        { ...row, kind: 'deposit', period: 'month', endsAt: at('31') },
        { ...row, kind: 'stake', period: 'day', endsAt: at('03') },
        { ...row, kind: 'loss', period: 'week', endsAt: at('09') },
      ],
    });
    const router = await open();
    await expect.element(main.getByText(/^Your weekly loss limit is .*200.*until/u)).toBeVisible();
    await main.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });
});

describe('a dialog over which its issue closes', () => {
  it('bets on the next issue by the one press that says so', async () => {
    await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/^closes in/u)).toBeVisible();
    const { issues, ...rest } = samples.readLotteryGame;
    const [first = expect.fail('no issue')] = issues;
    const next = { ...first, issueNo: '20260302-0499' };
    far.answer('readLotteryGame', { ...rest, issues: [next, ...issues.slice(1)] });
    topicTable.tell(drawTopic('SSC1M'), undefined);
    await dialog.getByRole('button', { name: 'Bet on the next issue' }).click();
    await expect
      .poll(() => far.calls('placeLotteryOrder').map(({ body }) => body))
      .toMatchObject([{ issues: [{ issueNo: '20260302-0499' }] }]);
  });
});

describe('a hall during an exclusion (RG-06)', () => {
  it('says before any slip that games are closed, and leads to the limits', async () => {
    far.answer('readProtection', endlessExclusion);
    const router = await open();
    const closed = page.getByText(/Games are closed meanwhile\. Your exclusion has no end\./u);
    await expect.element(closed).toBeVisible();
    await page.getByRole('button', { name: 'One random line' }).click();
    await expect.element(page.getByRole('button', { name: 'Confirm 1 line' })).toBeDisabled();
    await expect
      .element(main.getByText('Games are closed meanwhile.', { exact: true }).first())
      .toBeVisible();
    await main.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });

  it('says it where a slip was made before it began', async () => {
    const router = await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await page.getByRole('button', { name: 'Confirm 1 line' }).click();
    far.refuse('placeLotteryOrder', 'self_excluded');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog.getByText(refusalText('self_excluded'))).toBeVisible();
    await dialog.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });
});

/** What the live region of the page says from now on; the next sentence may come at once. */
function hear(): readonly string[] {
  const heard: string[] = [];
  const region = document.querySelector('output[aria-live=polite]');
  const watch = new MutationObserver(() => heard.push(region?.textContent ?? ''));
  watch.observe(region ?? document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}

describe('where one stands', () => {
  const hint = page.getByRole('region', { name: 'Where you stand' });

  it('counts the slip, and what the limit of the issue leaves beside it', async () => {
    await open();
    await expect.element(hint.getByText('Nothing on the slip')).toBeVisible();
    await expect.element(hint.getByText('left to your limit of this issue ฿994.00')).toBeVisible();
    const heard = hear();
    await page.getByRole('button', { name: 'One random line' }).click();
    await expect.element(hint.getByText('On the slip one bet: ฿2.00')).toBeVisible();
    await expect.element(hint.getByText('left to your limit of this issue ฿992.00')).toBeVisible();
    // Said once it stands still, in the live region of the page.
    await expect.poll(() => heard.join(' ')).toContain('On the slip one bet');
  });

  it('says by how much a slip is above the limit', async () => {
    far.answer('readOwnLotteryIssue', { ...samples.readOwnLotteryIssue, limit: '7.00' });
    await open();
    await page.getByRole('button', { name: 'One random line' }).click();
    await expect.element(hint.getByText('above your limit of this issue by ฿1.00')).toBeVisible();
  });

  it('tells what is staked where there is no limit, and what the last draw brought', async () => {
    const own = { ...samples.readOwnLotteryIssue, limit: null, open: 0, payout: '19.50' };
    far.answer('readOwnLotteryIssue', own);
    await open();
    await expect.element(hint.getByText('staked on this issue so far ฿6.00')).toBeVisible();
    await expect.element(hint.getByText(/Issue 20260302-0480 brought you/u)).toBeVisible();
    await expect.element(hint.getByText(/^closes in 0?0:/u)).toBeVisible();
  });

  it('has no stakes for a trial, and goes on', async () => {
    far.refuse('readOwnLotteryIssue', 'in_need_true_account');
    await open();
    await expect.element(hint.getByText('Nothing on the slip')).toBeVisible();
    await expect.element(hint.getByText(/left to your limit/u)).not.toBeInTheDocument();
  });
});

describe('the sound of draws', () => {
  const on = page.getByRole('button', { name: 'Turn draw sound on' });

  it('is off until it is asked for, and then heard with each number', async () => {
    const tones = vi.spyOn(AudioContext.prototype, 'createOscillator');
    const [last] = samples.readLotteryGame.results;
    const earlier = {
      ...(last ?? expect.fail('no result')),
      issueNo: '20260302-0479',
      drawsAt: '2026-03-02T07:59:00Z',
    };
    // The draw before the issue on sale is on its way, so the page asks again soon.
    far.answer('readLotteryGame', { ...samples.readLotteryGame, results: [earlier] });
    await open();
    await expect.element(on).toHaveAttribute('aria-pressed', 'false');
    await on.click();
    const off = page.getByRole('button', { name: 'Turn draw sound off' });
    await expect.element(off).toHaveAttribute('aria-pressed', 'true');
    expect(tones).not.toHaveBeenCalled();
    far.answer('readLotteryGame', samples.readLotteryGame);
    // Five numbers of one tone each; the whole draw of four.
    await expect.poll(() => tones.mock.calls.length, { timeout: 20_000 }).toBe(4 + 4);
    tones.mockRestore();
  });

  it('is silent in Calm mode', async () => {
    document.documentElement.dataset['motion'] = 'calm';
    await open();
    await expect
      .element(page.getByRole('button', { name: 'Calm mode keeps draws silent' }))
      .toBeDisabled();
    delete document.documentElement.dataset['motion'];
  });
});

describe('beside a slip', () => {
  it('stand results, trends and the bets of the member', async () => {
    await open();
    await page.getByRole('tab', { name: 'Trend' }).click();
    await expect.element(main.getByText('Over the last draw')).toBeVisible();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await expect.element(main.getByText('20260302-0480').last()).toBeVisible();
  });

  it('says that there are no bets yet', async () => {
    far.answer('listLotteryTickets', { content: [], nextCursor: null });
    await open();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await expect.element(main.getByText('You have no bets here yet.')).toBeVisible();
  });

  it('takes a bet back while its issue is on sale', async () => {
    await open();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(far.calls('cancelLotteryOrder')).toEqual([]);
    await page.getByRole('button', { name: 'Take back 20260302-0481: press again' }).click();
    await expect
      .poll(() => far.calls('cancelLotteryOrder').map(({ body }) => body))
      .toEqual([{ issueNos: ['20260302-0481'] }]);
  });

  it('shows the receipt with the draw', async () => {
    await open();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await main.getByRole('button', { name: /Won/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Receipt' });
    await expect
      .element(sheet.getByText('One bet', { exact: false }).first())
      .not.toBeInTheDocument();
    await expect.element(sheet.getByText('7 8 9 / – / – / – / –')).toBeVisible();
    await expect.element(sheet.getByText('7 / – / – / – / –', { exact: true })).toBeVisible();
    await expect.element(sheet.getByText(/one hit × 2 × 9\.65 = .*19\.30/u)).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Show the draw again' })).toBeVisible();
    await expect.element(sheet.getByText('Lucky Five · 1 min')).toBeVisible();
    await expect.element(sheet.getByText(/prize group 1930/u)).toBeVisible();
    const { ticket, betId } = samples.readLotteryTicket;
    for (const id of [ticket.orderId, ticket.ticketId, betId]) {
      await expect.element(sheet.getByTitle(id)).toBeVisible();
    }
  });

  it('says why a ticket of a chase is cancelled, and names places whatever their order', async () => {
    const changes = { state: 'cancelled', cancelledFor: 'win', draw: null } as const;
    const ended = { ...samples.readLotteryTicket.ticket, ...changes, payout: '0.00' };
    const [line = expect.fail('no line')] = samples.readLotteryTicket.lines;
    const [ball, opts] = [0, ['big', 'small']];
    const lines = [
      { opts, ball },
      { ball, opts },
    ].map((selection) => {
      return { ...line, betType: 'ssc.zy.ball', selection, choice: { rebate: '0.01' } };
    });
    far.answer('listLotteryTickets', { content: [ended], nextCursor: null });
    far.answer('readLotteryTicket', { ...samples.readLotteryTicket, ticket: ended, lines });
    await open();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await main.getByRole('button', { name: /Ended by a win/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Receipt' });
    await expect.element(sheet.getByText(/An earlier issue of this chase won/u)).toBeVisible();
    await expect.element(sheet.getByText('10k: big small').first()).toBeVisible();
    expect(sheet.getByText('10k: big small').elements()).toHaveLength(2);
    await expect.element(sheet.getByText(/rebate 1\.0%/u).first()).toBeVisible();
  });

  it('tells the old and the new time of a draw that was moved', async () => {
    const [first, ...others] = samples.listLotteryTickets.content;
    const moved = { ...(first ?? expect.fail('no ticket')), movedFrom: '2026-03-02T07:30:00Z' };
    far.answer('listLotteryTickets', { content: [moved, ...others], nextCursor: null });
    far.answer('readLotteryTicket', { ...samples.readLotteryTicket, ticket: moved });
    await open();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await main.getByRole('button', { name: /Draw moved to/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Receipt' });
    await expect.element(sheet.getByText('Draw planned for')).toBeVisible();
    expect(document.querySelectorAll('dd s')).toHaveLength(1);
  });

  it('tells the rules, chances and true return of a play', async () => {
    await open();
    await page.getByRole('button', { name: 'Rules and odds' }).click();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText('1/100000')).toBeVisible();
    await expect.element(sheet.getByText('97.5%')).toBeVisible();
    // LOT-14: an example, and what is paid at most (B4).
    await expect.element(sheet.getByText(/is one bet|are \d+ bets/u)).toBeVisible();
    await expect.element(sheet.getByText(/^One line pays at most .*400,000/u)).toBeVisible();
    await expect.element(sheet.getByText(/^All your tickets of an issue/u)).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open(game, { locale: 'ar', width: 390 });
    await expect.element(page.getByText('قائمتك فارغة.')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('keeps the whole of the slip inside the narrowest telephone, in Arabic too', async () => {
    await open(game, { width: 320, locale: 'ar' });
    await expect.poll(() => document.querySelector('[data-ux="LOT-07"]')).not.toBeNull();
    const dock = document.querySelector('[data-ux="LOT-07"]');
    const { left = -1, right = 321 } = dock?.getBoundingClientRect() ?? {};
    expect([left >= 0, right <= 320]).toEqual([true, true]);
    const outside = [...(dock?.querySelectorAll('button, p, output, span') ?? [])].filter(
      (part) => {
        const box = part.getBoundingClientRect();
        return box.left < left || box.right > right;
      },
    );
    expect(outside.map(({ textContent }) => textContent)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
