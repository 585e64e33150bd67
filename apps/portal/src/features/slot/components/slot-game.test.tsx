import { refusalText, samples, type Sample } from '@portal/protocol/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { alert, far, openPortal } from '../../../testing/portal.tsx';

const address = '/play/LH-1';
const spin = page.getByRole('button', { name: /^Spin for/u });
const skip = page.getByRole('button', { name: 'Skip', exact: true });
/** A round takes 2.5 s, whatever was won; a busy machine takes its time. */
const over = { timeout: 15_000 };

type Round = Sample<'spinSlot'>;
const round = samples.spinSlot;
const spinOf = (win: string): Round['base'] => ({
  ...round.base,
  win,
  wins: round.base.wins.map((line) => ({ ...line, amount: win })),
});

/** The sample's round with another win; its stake is 3.00. */
function roundOf(win: string, freeSpins: readonly string[] = []): Round {
  const total = [win, ...freeSpins].reduce((sum, amount) => sum + toMinor(amount), 0n);
  return {
    ...round,
    win: fromMinor(total, 'THB'),
    net: fromMinor(total - 300n, 'THB'),
    base: { ...spinOf(win), freeSpinsAwarded: freeSpins.length },
    freeSpins: freeSpins.map((amount) => ({ ...spinOf(amount), multiplier: 2 })),
  };
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  return found ?? expect.fail(`nothing matches ${selector}`);
}

/** Without the mouse of the browser, which takes its time: what is pressed is on the clock here. */
async function press(control: Locator): Promise<void> {
  await expect.element(control, over).toBeEnabled();
  control.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** What the reels show at a moment. */
function picture(): string {
  return document.querySelector<HTMLCanvasElement>('canvas[role="img"]')?.toDataURL() ?? '';
}

function winBox(): HTMLElement {
  return find('p[data-celebrated]');
}

beforeEach(() => {
  far.answer('listFreeSpins', []);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the reels', { timeout: 60_000 }, () => {
  it('turn from the press on, and settle when the answer comes', async () => {
    const release = far.hold('spinSlot');
    await openPortal(address, { as: 'member' });
    await press(spin);
    const before = picture();
    await expect.poll(picture).not.toBe(before);
    const turning = picture();
    await expect.poll(picture).not.toBe(turning);
    expect(far.calls('markRoundShown')).toEqual([]);
    release();
    await expect.element(page.getByText(/^1 win, /u).first(), over).toBeVisible();
    await expect.element(spin, over).toBeEnabled();
  });

  it('stand where they stood when the round is refused', async () => {
    far.refuse('spinSlot', 'too_many_requests');
    await openPortal(address, { as: 'member' });
    await expect.element(spin).toBeEnabled();
    const before = picture();
    await press(spin);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(spin).not.toHaveAttribute('aria-busy');
    await expect.poll(picture).toBe(before);
  });
});

describe('a win', { timeout: 60_000 }, () => {
  it('up to the stake is called returned, without colour and without moment', async () => {
    far.answer('spinSlot', roundOf('1.00'));
    await openPortal(address, { as: 'member' });
    await press(spin);
    await expect.element(page.getByText(/ came back, net /u).first(), over).toBeVisible();
    await expect.element(page.getByText('Returned', { exact: true })).toBeVisible();
    expect(winBox().dataset).toMatchObject({ celebrated: 'false', tier: 'returned' });
  });

  it('above the stake has its colour', async () => {
    await openPortal(address, { as: 'member' });
    await press(spin);
    await expect.poll(() => winBox().dataset['celebrated'], over).toBe('true');
  });

  it('that is large has a moment of its own, which a press skips; the round keeps its time', async () => {
    far.answer('spinSlot', roundOf('300.00'));
    await openPortal(address, { as: 'member' });
    const startedAt = performance.now();
    await press(spin);
    await expect.element(page.getByText('Grand win'), over).toBeVisible();
    await press(skip);
    await expect.element(page.getByText('Grand win')).not.toBeInTheDocument();
    await expect.element(spin, over).toBeEnabled();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2500);
    expect(far.calls('spinSlot')).toHaveLength(1);
  });
});

describe('free spins', { timeout: 60_000 }, () => {
  const rounds = roundOf('0.00', ['2.00', '4.00', '6.00']);

  it('have an opening, a running total, and a closing sum; each can be skipped', async () => {
    far.answer('spinSlot', rounds);
    await openPortal(address, { as: 'member' });
    await press(spin);
    await expect.element(page.getByText('Tap to begin'), over).toBeVisible();
    await press(skip);
    await expect.element(page.getByText('Free spin 1 of 3')).toBeVisible();
    await expect.element(page.getByText('Free spin 2 of 3'), over).toBeVisible();
    await expect.element(page.getByText('Won in free spins')).toBeVisible();
    await expect.element(page.getByText('won in 3 free spins'), over).toBeVisible();
    await press(skip);
    await expect.element(spin, over).toBeEnabled();
  });

  it('are left out by one press, and their sum is shown all the same', async () => {
    far.answer('spinSlot', rounds);
    await openPortal(address, { as: 'member' });
    await press(spin);
    await press(skip);
    await press(page.getByRole('button', { name: 'Skip to the result' }));
    await expect.element(page.getByText('won in 3 free spins')).toBeVisible();
    expect(far.calls('spinSlot')).toHaveLength(1);
  });
});

describe('a round without an answer', { timeout: 60_000 }, () => {
  it('is called unknown, and asked for again by hand and when the network is back', async () => {
    far.fail('spinSlot', 'offline');
    await openPortal(address, { as: 'member' });
    await press(spin);
    await expect
      .element(alert.getByText(/^We don't have the answer/u), { timeout: 30_000 })
      .toBeVisible();
    const asked = far.calls('spinSlot').length;
    await press(page.getByRole('button', { name: 'Ask again' }));
    await expect.poll(() => far.calls('spinSlot').length).toBeGreaterThan(asked);
    far.answer('spinSlot', round);
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/^1 win, /u).first(), over).toBeVisible();
    expect(new Set(far.calls('spinSlot').map(({ key }) => key)).size).toBe(1);
  });

  it('is not even sent without a network, and the page says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(/offline/iu).first()).toBeVisible();
    await press(spin);
    await expect.element(alert.getByText(/^You're offline/u)).toBeVisible();
    await expect.element(page.getByText('฿12,480.50')).toBeVisible();
    expect(far.calls('spinSlot')).toEqual([]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(page.getByText(/offline/iu)).not.toBeInTheDocument();
  });

  it('has the balance asked for anew when the game is left', async () => {
    const release = far.hold('spinSlot');
    const router = await openPortal('/rng', { as: 'member' });
    await router.navigate({ to: '/play/$nodeId', params: { nodeId: 'LH-1' } });
    await press(spin);
    const before = far.calls('readBalance').length;
    await press(page.getByRole('button', { name: 'Back' }));
    await expect.poll(() => far.calls('readBalance').length).toBeGreaterThan(before);
    const between = far.calls('readBalance').length;
    release();
    await expect.poll(() => far.calls('readBalance').length).toBeGreaterThan(between);
  });
});

describe('a refusal', { timeout: 60_000 }, () => {
  it('for want of money offers the next stake that there is money for', async () => {
    far.refuse('spinSlot', 'insufficient_balance');
    await openPortal(address, { as: 'member' });
    await press(page.getByRole('button', { name: 'Larger stake' }));
    await press(spin);
    await press(page.getByRole('button', { name: /^Play for .*3\.00/u }));
    await expect.element(page.getByRole('button', { name: /^Spin for .*3\.00/u })).toBeVisible();
  });

  it('by a game that is closed leads back to the games', async () => {
    far.refuse('spinSlot', 'game_under_maintenance');
    const router = await openPortal(address, { as: 'member' });
    await press(spin);
    await press(page.getByRole('button', { name: 'Back to the games' }));
    await expect.poll(() => router.state.location.pathname).toBe('/rng');
  });

  it('by a limit of the own tells what is left of it, and leads to the limits', async () => {
    const [kind, period, currency] = ['loss', 'day', 'THB'];
    const until = '2026-03-03T00:00:00.000Z';
    const data = { kind, period, limit: '500.00', left: '1.50', currency, until };
    far.refuse('spinSlot', 'limit_reached', data);
    const router = await openPortal(address, { as: 'member' });
    await press(spin);
    const told = /^Your daily loss limit is .*500\.00.*, with .*1\.50.* left until /u;
    await expect.element(alert.getByText(told)).toBeVisible();
    await press(alert.getByRole('button', { name: 'Limits and breaks' }));
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });

  it.each(['on_break', 'self_excluded'] as const)('by %s leads to the limits', async (code) => {
    const data = code === 'on_break' ? { until: '2026-03-03T00:00:00.000Z' } : {};
    far.refuse('spinSlot', code, data);
    const router = await openPortal(address, { as: 'member' });
    await press(spin);
    await press(alert.getByRole('button', { name: 'Limits and breaks' }));
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
  });

  it('by a reality check that waits opens it', async () => {
    far.refuse('spinSlot', 'reality_check_due');
    await openPortal(address, { as: 'member' });
    await press(spin);
    await press(alert.getByRole('button', { name: 'Look at it' }));
    await expect.element(page.getByRole('dialog', { name: 'A look at the clock' })).toBeVisible();
  });

  it('of a stake above what a bonus allows offers the next one below', async () => {
    far.refuse('spinSlot', 'stake_above_promo_limit', { limit: '3.00', currency: 'THB' });
    await openPortal(address, { as: 'member' });
    await press(page.getByRole('button', { name: 'Larger stake' }));
    await press(spin);
    await expect.element(page.getByRole('button', { name: /^Play for .*3\.00/u })).toBeVisible();
  });

  it('of a stake above what a bonus allows is said before the press', async () => {
    far.answer('readBonusBars', { games: [], mostStake: '3.00' });
    await openPortal(address, { as: 'member' });
    const said = page.getByText(/^Your bonus allows at most .*3\.00/u);
    await expect.element(spin, over).toBeEnabled();
    expect(said.elements()).toEqual([]);
    await press(page.getByRole('button', { name: 'Larger stake' }));
    await expect.element(said).toBeVisible();
    expect(far.calls('spinSlot')).toEqual([]);
  });

  it('of a stake that is gone loads the game again', async () => {
    far.refuse('spinSlot', 'stake_not_allowed');
    await openPortal(address, { as: 'member' });
    await press(spin);
    await press(page.getByRole('button', { name: 'Load the game again' }));
    await expect.poll(() => far.calls('launchGame').length).toBe(2);
    await expect.element(spin).toBeEnabled();
  });
});

describe('the game', { timeout: 60_000 }, () => {
  it('has all stakes in a sheet, and begins with the last one', async () => {
    const router = await openPortal(address, { as: 'member' });
    await press(page.getByRole('button', { name: /^Stake.*all stakes$/u }));
    const sheet = page.getByRole('dialog', { name: 'Stake of a round' });
    await expect
      .element(sheet.getByRole('button', { name: /3\.00/u }))
      .toHaveAttribute('aria-pressed', 'true');
    await press(sheet.getByRole('button', { name: /6\.00/u }));
    await expect.element(sheet).not.toBeInTheDocument();
    await router.navigate({ to: '/rng' });
    await router.navigate({ to: '/play/$nodeId', params: { nodeId: 'LH-1' } });
    await expect.element(page.getByRole('button', { name: /^Spin for .*6\.00/u })).toBeVisible();
  });

  it('goes on with the net of its sitting when it is opened again in the tab', async () => {
    const router = await openPortal(address, { as: 'member' });
    await press(spin);
    await expect.element(page.getByText('+฿7.00', { exact: true }), over).toBeVisible();
    await router.navigate({ to: '/rng' });
    await router.navigate({ to: '/play/$nodeId', params: { nodeId: 'LH-1' } });
    await expect.element(page.getByText('Net, this sitting')).toBeVisible();
    await expect.element(page.getByText('+฿7.00', { exact: true })).toBeVisible();
  });

  it('gives its name to the document, and takes it back', async () => {
    const router = await openPortal(address, { as: 'member' });
    await expect.poll(() => document.title).toBe('Opal Rush – Lamplight');
    await router.navigate({ to: '/rng' });
    await expect.poll(() => document.title).not.toContain('Opal Rush');
  });

  it('names its largest win and its volatility before any stake', async () => {
    await openPortal(address, { as: 'member' });
    await press(page.getByRole('button', { name: 'Pays, rules and fairness' }));
    const info = page.getByRole('dialog', { name: 'Opal Rush' });
    await expect.element(info.getByText('฿36.00')).toBeVisible();
    await expect.element(info.getByText('฿72.00')).toBeVisible();
    await expect.element(info.getByText(/^Medium, .* 3\.60 stakes/u)).toBeVisible();
  });

  it('has neither autoplay nor turbo (R15)', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(spin).toBeEnabled();
    const names = [...document.querySelectorAll('[data-ux="G-13"] button:not([aria-hidden])')].map(
      (button) => button.ariaLabel ?? button.textContent,
    );
    expect(names.filter((name) => /auto|turbo|quick|fast/iu.test(name))).toEqual([]);
  });

  it('plays with Space, also after a tap on the machine', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(spin).toBeEnabled();
    await userEvent.click(find('[data-ux="G-13"] button[aria-hidden="true"]'));
    await userEvent.keyboard(' ');
    await expect.poll(() => far.calls('spinSlot').length).toBe(1);
  });
});

describe('the frame of the game', { timeout: 60_000 }, () => {
  it.each([
    ['a narrow phone', 320, 640],
    ['a phone', 390, 844],
    ['a phone on its side', 844, 390],
    ['a desktop at 200 %', 640, 400],
    ['a desktop', 1280, 800],
  ])('fits %s', async (_what, width, height) => {
    await openPortal(address, { as: 'member', width });
    await page.viewport(width, height);
    await expect.element(spin).toBeVisible();
    const frame = find('[data-ux="G-13"]');
    expect(frame.scrollWidth).toBeLessThanOrEqual(width);
    for (const button of frame.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
  });

  it('stands beside the machine where the screen is low', async () => {
    await openPortal(address, { as: 'member', width: 844 });
    await page.viewport(844, 390);
    await expect.element(spin).toBeVisible();
    await expect
      .poll(() => {
        const machine = find('canvas[role="img"]').getBoundingClientRect();
        return find('[data-ux="G-13-spin"]').getBoundingClientRect().left - machine.right;
      })
      .toBeGreaterThan(-1);
  });

  it('is dark in the light theme too', async () => {
    document.documentElement.dataset['theme'] = 'light';
    await openPortal(address, { as: 'member' });
    await expect.element(spin).toBeVisible();
    const canvas = getComputedStyle(find('[data-ux="G-13"]')).getPropertyValue('--c-canvas');
    expect(canvas.trim()).toBe('#0E101B');
    delete document.documentElement.dataset['theme'];
  });
});

describe('free spins', { timeout: 60_000 }, () => {
  const free = page.getByRole('button', { name: 'Free spin', exact: true });

  beforeEach(() => {
    far.answer('listFreeSpins', samples.listFreeSpins);
  });

  it('are played without a stake, and are counted again after the round', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(/^12 free spins left at .*3\.00.*, until /u)).toBeVisible();
    far.answer('listFreeSpins', []);
    await press(free);
    await expect.element(page.getByText(/^Free spin won .*10\.00/u).first(), over).toBeVisible();
    const [call] = far.calls('playFreeSpin');
    expect(call?.params).toEqual({ id: 'frs_0198f0b11000' });
    expect(far.calls('spinSlot')).toEqual([]);
    await expect.element(page.getByText(/free spins? left/u)).not.toBeInTheDocument();
    await expect.element(spin, over).toBeEnabled();
  });

  it('say why none is played', async () => {
    far.refuse('playFreeSpin', 'free_spins_over');
    await openPortal(address, { as: 'member' });
    await press(free);
    await expect.element(page.getByText(refusalText('free_spins_over')), over).toBeVisible();
    await expect.poll(() => far.calls('listFreeSpins').length).toBeGreaterThan(1);
  });

  it('are not offered in free play', async () => {
    far.answer('launchGame', { ...samples.launchGame, mode: 'trial' } as Sample<'launchGame'>);
    await openPortal(`${address}?mode=trial`, { as: 'member' });
    await expect.element(spin).toBeEnabled();
    await expect.element(free).not.toBeInTheDocument();
  });
});
