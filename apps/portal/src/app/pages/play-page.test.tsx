import type { Endpoints, ReplyOf } from '@portal/protocol';
import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { topicTable } from '../../shared/realtime/topic-table.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

type LaunchMoney = Extract<ReplyOf<Endpoints['launchGame']>, { readonly kind: 'url' }>['money'];

const address = '/play/LH-1';
const { launchGame } = samples;
const machine = page.getByRole('img', { name: 'Slot machine reels' });
const spin = page.getByRole('button', { name: /^Spin for/u });
const serviced = page.getByRole('dialog', { name: 'This game is being serviced' });
/** A round is shown for 2.5 s, whatever was won. */
const shown = { timeout: 10_000 };
const pause = {
  startedAt: '2026-03-02T10:00:00Z',
  endsAt: '2026-09-02T10:00:00Z',
  returnsAt: null,
  mayAskAt: null,
};
const age = page.getByRole('dialog', { name: 'How old are you?' });

async function confirmAge(): Promise<void> {
  await age.getByRole('button', { name: 'I am 20 or older' }).click();
}

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

describe('a game', () => {
  it('opens its machine, plays a round and shows what came out', async () => {
    await open();
    await expect.element(machine).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
    await spin.click();
    await expect.element(page.getByText(/^1 win, /u).first(), shown).toBeVisible();
    const [call] = far.calls('spinSlot');
    expect(call?.body).toEqual({ nodeId: 'LH-1', mode: 'real', stake: '3.00' });
    await expect.poll(() => far.calls('markRoundShown').length).toBe(1);
  });

  it('changes the stake within the steps of the game', async () => {
    await open();
    const stake = page.getByRole('group', { name: 'Stake' });
    await expect.element(stake.getByRole('button', { name: 'Smaller stake' })).toBeDisabled();
    await stake.getByRole('button', { name: 'Larger stake' }).click();
    await expect.element(stake.getByText('฿6.00')).toBeVisible();
    await expect.element(stake.getByRole('button', { name: 'Larger stake' })).toBeDisabled();
  });

  it.each(['insufficient_balance', 'stake_not_allowed', 'play_stopped'] as const)(
    'gives the stake back when a round is refused: %s',
    async (code) => {
      far.refuse('spinSlot', code);
      await open();
      await spin.click();
      await expect.element(alert.getByText(refusalText(code))).toBeVisible();
      await expect.element(page.getByText('฿12,480.50')).toBeVisible();
      await expect.element(spin).toBeEnabled();
    },
  );

  it('asks for the answer of a lost round with the same key', async () => {
    far.fail('spinSlot', 'offline');
    await open();
    await spin.click();
    await expect.element(page.getByText(/^We're checking this round\./u)).toBeVisible();
    far.answer('spinSlot', samples.spinSlot);
    await expect.element(page.getByText(/^1 win, /u).first(), shown).toBeVisible();
    expect(new Set(far.calls('spinSlot').map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['LH-1 by its node', 'games:LH-1'],
    ['a game by its vendor', `${samples.readGame.vassalage}:${samples.readGame.gameCode}`],
  ])('says before it opens that an open bonus forbids it: %s', async (_name, game) => {
    far.answer('readBonusBars', { games: [game] });
    await open();
    const bar = page.getByRole('heading', { name: "Your bonus doesn't allow this game" });
    await expect.element(bar).toBeVisible();
    expect(far.calls('launchGame')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'To the bonus details' }))
      .toHaveAttribute('href', '/m/bonusDetails');
    await page.getByRole('button', { name: 'Open it all the same' }).click();
    await expect.element(machine).toBeVisible();
  });

  it('opens where another game is forbidden, and where nobody can say', async () => {
    far.answer('readBonusBars', { games: ['games:other'] });
    await open();
    await expect.element(machine).toBeVisible();
    far.fail('readBonusBars', 'offline');
    await open();
    await expect.element(machine).toBeVisible();
  });

  it('waits for the launch', async () => {
    const release = far.hold('launchGame');
    await open();
    await expect.element(page.getByText('Opening the game')).toBeVisible();
    release();
    await expect.element(machine).toBeVisible();
  });

  it.each(['in_need_true_account', 'game_not_found', 'trial_not_offered', 'play_stopped'] as const)(
    'says why it did not open: %s',
    async (code) => {
      far.refuse('launchGame', code);
      const router = await open();
      await expect.element(alert.getByText(refusalText(code))).toBeVisible();
      await page.getByRole('button', { name: 'Back to the games' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/rng');
    },
  );

  it('says which limit of the own stands before a launch (RG-06)', async () => {
    far.refuse('launchGame', 'limit_reached', {
      kind: 'session',
      period: 'week',
      limit: '120',
      left: '0',
      currency: 'THB',
      until: '2026-03-09T00:00:00.000Z',
    });
    const router = await open();
    await expect
      .element(page.getByText(/^Your weekly limit of play time is .*120.* min/u))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });

  it.each([
    ['self_excluded', 'exclusion', {}],
    ['on_break', 'time_out', { until: '2026-09-02T10:00:00.000Z' }],
  ] as const)(
    'says until when it is closed, and where that is kept: %s',
    async (code, kind, data) => {
      far.refuse('launchGame', code, data);
      far.answer('readProtection', { ...samples.readProtection, pause: { ...pause, kind } });
      const router = await open();
      await expect.element(alert.getByText(refusalText(code))).toBeVisible();
      await expect.element(page.getByText(/^It lasts until .*2026/u)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      expect(await accessFaults()).toEqual([]);
      await page.getByRole('link', { name: 'Limits and breaks' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
    },
  );

  it('says within two seconds that the desk stopped it, once the round is shown (R39)', async () => {
    await open();
    await spin.click();
    const waits = far.calls('readGame').length;
    far.answer('readGame', { ...samples.readGame, isUnderMaintenance: true });
    topicTable.tell('games');
    await expect.poll(() => far.calls('readGame').length).toBeGreaterThan(waits);
    expect(serviced.elements()).toEqual([]);
    await expect.element(serviced, shown).toBeVisible();
    await expect.poll(() => far.calls('markRoundShown').length).toBe(1);
    await serviced.getByRole('button', { name: 'Back to the games' }).click();
    await expect.element(serviced).not.toBeInTheDocument();
  });

  it('says the same when its time or its audience ends while it is open', async () => {
    await open();
    await expect.element(spin).toBeVisible();
    await expect.poll(() => far.calls('readGame').length).toBeGreaterThan(0);
    expect(far.calls('readGame').at(-1)?.query).toMatchObject({ login: 'members' });
    far.refuse('readGame', 'game_not_found');
    topicTable.tell('games');
    await expect.element(serviced, shown).toBeVisible();
    await expect
      .element(serviced.getByText(/^This game has just been taken out of/u))
      .toBeVisible();
  });

  it('says so without a line as well: the page asks from time to time', async () => {
    await open();
    await expect.element(spin).toBeVisible();
    far.answer('readGame', { ...samples.readGame, isUnderMaintenance: true });
    await expect.element(serviced, { timeout: 25_000 }).toBeVisible();
  });

  it('stays open where nobody can say whether it was stopped', async () => {
    await open();
    await expect.element(spin).toBeVisible();
    const asked = far.calls('readGame').length;
    far.fail('readGame', 'offline');
    topicTable.tell('games');
    await expect.poll(() => far.calls('readGame').length).toBeGreaterThan(asked);
    expect(serviced.elements()).toEqual([]);
  });

  it('says once that it was stopped, though it is loaded again and refused (SYS-19)', async () => {
    far.refuse('spinSlot', 'idempotency_conflict');
    const router = await open();
    await spin.click();
    far.refuse('launchGame', 'game_under_maintenance');
    await page.getByRole('button', { name: 'Load the game again' }).click();
    await expect.element(serviced).toMatchTextContent(/has just been taken out of service/u);
    expect(router.state.location.pathname).toBe(address);
    await serviced.getByRole('button', { name: 'Back to the games' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
    await expect.element(serviced).not.toBeInTheDocument();
    expect(useDialogs.getState().open).toBeUndefined();
  });

  it('offers others like it while it rests, and only then', async () => {
    far.refuse('launchGame', 'game_under_maintenance');
    const router = await open();
    await expect.element(serviced).toBeVisible();
    expect(router.state.location.pathname).toBe('/rng');
    expect(document.querySelector('header[data-ux="S-01"]')).not.toBeNull();
    expect(await accessFaults()).toEqual([]);
    const similar = page.getByRole('region', { name: 'Others like it' });
    await expect.element(similar.getByRole('group', { name: 'Copper Tide' })).toBeVisible();
    expect(far.calls('listGames').at(-1)?.query).toMatchObject({ gameType: 'RNG' });
    await expect
      .poll(() => similar.getByRole('group', { name: 'Opal Rush' }).elements())
      .toEqual([]);
  });

  it('offers nothing where there is nothing like it', async () => {
    far.refuse('launchGame', 'game_under_maintenance');
    far.answer('listGames', { ...samples.listGames, content: [], games: [] });
    await open();
    await expect.element(serviced).toMatchTextContent(/It opens again when the work is done/u);
    await expect.element(serviced).not.toMatchTextContent(/another|Retry/u);
    expect(page.getByRole('region', { name: 'Others like it' }).elements()).toEqual([]);
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('launchGame', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('launchGame', launchGame);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(machine).toBeVisible();
  });

  it('asks a visitor to log in first', async () => {
    const router = await openPortal(address);
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('opens with fun money for a visitor who tries it', async () => {
    far.answer('readMemberInfo', { ...samples.readMemberInfo, isTrial: true });
    far.answer('launchGame', {
      ...launchGame,
      mode: 'trial',
      currency: 'FUN',
    } as typeof launchGame);
    await openPortal(`${address}?mode=trial`);
    await confirmAge();
    await expect.element(page.getByText('Free trial · fun money')).toBeVisible();
    expect(far.calls('launchGame')[0]?.body).toMatchObject({ mode: 'trial' });
  });

  it.each(['offline', 'badGateway'] as const)(
    'says why a trial did not open, and opens it at the next try: %s',
    async (fault) => {
      far.fail('openTrial', fault);
      const router = await openPortal(`${address}?mode=trial`);
      await confirmAge();
      await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
      expect(router.state.location.pathname).toBe('/play/LH-1');
      far.answer('openTrial', samples.openTrial);
      far.answer('readMemberInfo', { ...samples.readMemberInfo, isTrial: true });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.element(machine).toBeVisible();
    },
  );

  it('opens nothing for a visitor who does not confirm the age (X10)', async () => {
    const router = await openPortal(`${address}?mode=trial`);
    await age.getByRole('button', { name: 'Cancel' }).last().click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
    expect(far.calls('openTrial')).toEqual([]);
  });

  it('says that a trial failed on our side, and what to quote', async () => {
    far.refuse('openTrial', 'internal_error');
    await openPortal(`${address}?mode=trial`);
    await confirmAge();
    await expect.element(alert.getByText(refusalText('internal_error'))).toBeVisible();
    await expect.element(alert.getByText('Reference')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the games' }).click();
  });

  it('goes to the list of a vendor among the games of its type (R-27)', async () => {
    const game = { ...launchGame.game, gameType: 'LIVE' as const };
    far.answer('launchGame', { kind: 'list', game, vassalage: 'LH' });
    const router = await open();
    await expect.poll(() => router.state.location.href).toBe('/live?vassalage=LH');
  });

  it('goes to the page that a launch names', async () => {
    const { game } = launchGame;
    far.answer('launchGame', { kind: 'page', game, path: '/hot' });
    const router = await open();
    await expect.poll(() => router.state.location.pathname).toBe('/hot');
  });

  it('speaks Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('group', { name: 'الرهان' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});

describe('what is known of a game', () => {
  const info = page.getByRole('dialog', { name: 'Opal Rush' });
  const fairness = info.getByRole('tab', { name: 'Fairness' });

  async function openInfo(): Promise<void> {
    await open();
    await page.getByRole('button', { name: 'Pays, rules and fairness' }).click();
    await expect.element(info).toBeVisible();
  }

  it('is its pays, its rules with the exact return, and its seeds', async () => {
    await openInfo();
    await expect.element(info.getByText('3 lines')).toBeVisible();
    await info.getByRole('tab', { name: 'Rules' }).click();
    await expect.element(info.getByText('95.1234 %')).toBeVisible();
    await fairness.click();
    await expect.element(info.getByText('a'.repeat(64))).toBeVisible();
  });

  it('takes a seed of the player, and only one that the server takes', async () => {
    await openInfo();
    await fairness.click();
    const seed = info.getByRole('textbox', { name: 'Your seed' });
    await seed.fill('two words');
    await expect.element(info.getByText(/^Use 1–64 letters/u)).toBeVisible();
    await seed.fill('lamp-7');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => far.calls('changeClientSeed').map(({ body }) => body))
      .toEqual([{ clientSeed: 'lamp-7', mode: 'real' }]);
  });

  it('shows why a seed was not changed', async () => {
    far.refuse('rotateSeeds', 'round_still_open');
    await openInfo();
    await fairness.click();
    await info.getByRole('button', { name: 'Change the server seed' }).click();
    await expect.element(info.getByText(refusalText('round_still_open'))).toBeVisible();
  });

  it('says that the seeds did not arrive', async () => {
    far.fail('readSeeds', 'offline');
    await openInfo();
    await fairness.click();
    await expect.element(info.getByText(/^We can't reach the server\./u)).toBeVisible();
    far.answer('readSeeds', samples.readSeeds);
    await info.getByRole('button', { name: 'Retry' }).click();
    await expect.element(info.getByRole('textbox', { name: 'Your seed' })).toBeVisible();
  });
});

describe('a game in a window of its own', () => {
  const url = 'https://games.example/play';
  const otherUrls: string[] = [];
  const elsewhere = { kind: 'url' as const, game: launchGame.game, url, otherUrls, money: null };

  it('leaves time, result and wallet here (R9, RG-01)', async () => {
    far.answer('launchGame', elsewhere);
    await open();
    const facts = page.getByText('Playing for');
    await expect.element(facts).toBeVisible();
    await expect.element(page.getByText('Result today')).toBeVisible();
    await expect.element(page.getByText('Wallet', { exact: true })).toBeVisible();
    await expect.element(page.getByText('฿12,480.50')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  describe('at a vendor that keeps purses (agents-loyalty-money.md E8)', () => {
    const [purse] = samples.readVendorWallets.wallets;
    const game = { ...launchGame.game, vassalage: purse?.vendorCode ?? '' };

    function launched(money: LaunchMoney): void {
      far.answer('readMerchantWallet', { isSingle: 0 });
      far.answer('launchGame', { ...elsewhere, game, money });
    }

    it('says how much was moved, and lets its player wish that it moves by itself', async () => {
      launched({ state: 'moved', amount: '250.00', currency: 'THB' });
      await open();
      await expect.element(page.getByText(/250\.00.* was moved to this provider/u)).toBeVisible();
      expect(far.calls('launchGame').at(-1)?.body).not.toHaveProperty('movesMoney');
      const wish = page.getByRole('switch', { name: /^When a game opens, move all my money/u });
      await wish.click();
      await expect.element(wish).toBeChecked();
      expect(localStorage.getItem('movesMoney')).toBe('1');
      expect(await accessFaults()).toEqual([]);
      await wish.click();
    });

    it('asks for it with the next launch', async () => {
      localStorage.setItem('movesMoney', '1');
      launched({ state: 'moved', amount: '250.00', currency: 'THB' });
      await open();
      await expect
        .poll(() => far.calls('launchGame').at(-1)?.body)
        .toMatchObject({ movesMoney: true });
      localStorage.removeItem('movesMoney');
    });

    it.each([
      ['recall_unknown', /^Nothing was moved: the other provider has not said yet/u],
      ['transfer_open', /^Nothing was moved: another transfer is not over/u],
      ['not_allowed', /^Nothing was moved: a limit, a bonus or a break/u],
    ] as const)('says why nothing was moved: %s', async (reason, text) => {
      launched({ state: 'kept', reason });
      await open();
      await expect.element(page.getByText(text)).toBeVisible();
    });
  });

  it('says that it was stopped meanwhile, and offers others like it (R39)', async () => {
    far.answer('launchGame', elsewhere);
    far.answer('readGame', { ...samples.readGame, isUnderMaintenance: true });
    await open();
    await expect
      .element(serviced.getByText(/^This game has just been taken out of/u))
      .toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Others like it' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says in Arabic as well how the play goes', async () => {
    far.answer('launchGame', elsewhere);
    await open('ar');
    await expect.element(page.getByText('مدة اللعب')).toBeVisible();
  });

  it('has no figures where they do not arrive, and still the way back', async () => {
    far.answer('launchGame', elsewhere);
    far.fail('readProtection', 'offline');
    const router = await open();
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
  });

  it('is not opened before a reality check is answered (R8)', async () => {
    const { readProtection } = samples;
    far.refuse('launchGame', 'reality_check_due');
    far.answer('readProtection', {
      ...readProtection,
      check: { ...readProtection.check, isDue: true },
    });
    await open();
    const check = page.getByRole('dialog', { name: 'A look at the clock' });
    await expect.element(check).toBeVisible();
    far.answer('acknowledgeCheck', readProtection);
    far.answer('readProtection', readProtection);
    far.answer('launchGame', elsewhere);
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Playing for')).toBeVisible();
  });
});

describe('a game for money', () => {
  it('is stopped by a reality check that is due (R8)', async () => {
    const { readProtection } = samples;
    const check = { ...readProtection.check, isDue: true };
    far.answer('readProtection', { ...readProtection, check });
    await openPortal('/play/LH-1', { as: 'member' });
    await expect.element(page.getByRole('dialog', { name: 'A look at the clock' })).toBeVisible();
  });
});
