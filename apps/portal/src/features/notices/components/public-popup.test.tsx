import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { popupMarker } from '../popup-for.ts';

const system = samples.readStatus;
const [notice] = system.notices;
const popup = (execution: 'A' | 'B' | 'F') => ({
  id: `popup-${execution}`,
  title: `Popup ${execution}`,
  content: `What popup ${execution} says.`,
  promotionType: 'PU',
  execution,
  isOffer: true,
  isPinned: false,
  time: notice?.time ?? '',
  audience: { login: 'all', device: 'all', leastRank: 0 } as const,
});
const boot = {
  system: { ...system, notices: [...system.notices, popup('A'), popup('B'), popup('F')] },
};
const of = (execution: string) => page.getByRole('dialog', { name: `Popup ${execution}` });

describe('the popup', () => {
  it('greets a visitor once, and is in neither marquee nor list', async () => {
    await openPortal('/rng', { boot });
    await expect.element(of('B').getByText('What popup B says.')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await of('B').getByRole('button', { name: 'Close' }).last().click();
    await expect.element(of('B')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('popup:anonymous')).toBe('closed');
    useDialogs.getState().show('notices');
    const list = page.getByRole('dialog', { name: 'Announcements' });
    await expect.element(list.getByRole('button', { name: /^Notice number 7/u })).toBeVisible();
    expect(list.getByText('Popup B').elements()).toEqual([]);
  });

  it.each(['A', 'F'] as const)('leads a member to the own limits (R6): %s', async (execution) => {
    const router = await openPortal('/rng', { as: 'member', boot });
    useSession.setState({ isFirstLogin: execution === 'F' });
    await of(execution).getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
    await expect.element(of(execution)).not.toBeInTheDocument();
    expect(sessionStorage.getItem('popup:user')).toBe('closed');
  });

  it('leaves a visitor alone for the day of the site who ticks the box', async () => {
    const { timeZone } = system.info;
    await openPortal('/rng', { boot });
    await of('B').getByRole('checkbox', { name: "Don't show this again today" }).click();
    await of('B').getByRole('button', { name: 'Close' }).last().click();
    await expect.element(of('B')).not.toBeInTheDocument();
    sessionStorage.clear();
    expect(popupMarker.isClosed('B', timeZone)).toBe(true);
    expect(popupMarker.isClosed('A', timeZone)).toBe(false);
    localStorage.clear();
    expect(popupMarker.isClosed('B', timeZone)).toBe(false);
  });

  it.each([
    ['2026-03-09T16:59:59Z', true],
    ['2026-03-09T17:00:00Z', false],
  ])('comes again with the next day of the site: at %s it is closed: %s', (at, isClosed) => {
    vi.setSystemTime('2026-03-08T17:00:00Z');
    popupMarker.closeForToday('B', 'Asia/Bangkok');
    vi.setSystemTime(at);
    expect(popupMarker.isClosed('B', 'Asia/Bangkok')).toBe(isClosed);
    vi.useRealTimers();
    localStorage.clear();
  });

  it('stands over no page that is not there, and comes again on the next one', async () => {
    const router = await openPortal('/down', { boot });
    await expect.element(of('B')).toBeVisible();
    router.history.push('/no-such-page');
    await expect.element(of('B')).not.toBeInTheDocument();
    const lost = page.getByRole('heading', { name: 'There is no page here' });
    await expect.element(lost).toBeVisible();
    expect(useDialogs.getState().open).toBeUndefined();
    await router.navigate({ to: '/promotions' });
    await expect.element(of('B')).toBeVisible();
  });

  it('covers no form that somebody fills, such as the login of the header', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot });
    const name = page.getByRole('banner').getByRole('textbox', { name: 'Username' });
    await name.fill('mike');
    sessionStorage.removeItem('popup:anonymous');
    useDialogs.getState().show('notices');
    await page
      .getByRole('dialog', { name: 'Announcements' })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(of('B')).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await expect.element(name).toHaveValue('mike');
    await expect.element(of('B')).not.toBeInTheDocument();
    await name.fill('');
    (document.activeElement as HTMLElement).blur();
    await expect.element(of('B')).toBeVisible();
  });

  it('makes way for whoever begins to type while it is still coming, and keeps every letter', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot });
    const name = page.getByRole('banner').getByRole('textbox', { name: 'Username' });
    await expect.element(name).toBeVisible();
    // Until the watch is there.
    useDialogs.getState().show('publicPopup', { audience: 'B' });
    await expect.element(of('B')).toBeVisible();
    useDialogs.getState().hide();
    await expect.element(of('B')).not.toBeInTheDocument();
    sessionStorage.removeItem('popup:anonymous');
    useDialogs.getState().show('publicPopup', { audience: 'B' });
    (name.element() as HTMLElement).focus();
    await userEvent.keyboard('mike88');
    await expect.element(name).toHaveValue('mike88');
    expect(useDialogs.getState().open).toBeUndefined();
    expect(of('B').elements()).toEqual([]);
  });

  it('has the structure that the operator gave it, and shows no mark as text', async () => {
    const content =
      '<h3>Work on the site</h3><p>We are away <strong>tonight</strong>.</p>' +
      '<ul><li>Games rest</li><li><a href="/help">Read the help</a></li></ul>';
    const notices = [{ ...popup('B'), content }];
    await openPortal('/rng', { boot: { system: { ...system, notices } } });
    await expect.element(of('B').getByRole('heading', { name: 'Work on the site' })).toBeVisible();
    await expect.poll(() => of('B').getByRole('listitem').elements()).toHaveLength(2);
    await expect
      .element(of('B').getByRole('link', { name: 'Read the help' }))
      .toHaveAttribute('href', '/help');
    expect(of('B').element().textContent).not.toMatch(/[<>]/u);
  });

  it('is shown to nobody that it is not meant for', async () => {
    sessionStorage.setItem('popup:user', '');
    const notices = [
      {
        ...popup('A'),
        title: 'For phones',
        audience: { login: 'all', device: 'phone', leastRank: 0 } as const,
      },
      {
        ...popup('A'),
        id: 'desktop',
        audience: { login: 'members', device: 'desktop', leastRank: 0 } as const,
      },
    ];
    await openPortal('/rng', { boot: { system: { ...system, notices } }, as: 'member' });
    await expect.element(of('A')).toBeVisible();
    expect(of('A').getByText('For phones').elements()).toEqual([]);
  });

  it('is shown from its VIP rank on', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    const from = (rank: number) => ({
      ...popup('A'),
      id: `rank-${rank}`,
      title: `From rank ${rank}`,
      content: `For those from rank ${rank} on.`,
      audience: { login: 'all', device: 'all', leastRank: rank } as const,
    });
    const notices = [from(1), from(2)];
    await openPortal('/rng', { boot: { system: { ...system, notices } }, as: 'member' });
    const dialog = page.getByRole('dialog', { name: 'From rank 1' });
    await expect.element(dialog.getByText('For those from rank 1 on.')).toBeVisible();
    expect(dialog.getByText('From rank 2').elements()).toEqual([]);
  });

  it('is another one for a member, with a marker of its own', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot, as: 'member' });
    await expect.element(of('A')).toBeVisible();
    await of('A').getByRole('button', { name: 'Close' }).last().click();
    expect(sessionStorage.getItem('popup:user')).toBe('closed');
  });

  it('greets nobody whom no offer may reach: on a break or excluded (R13)', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    const offer = { ...popup('A'), id: 'offer', title: 'An offer', promotionType: 'B' };
    const notices = [offer, ...boot.system.notices];
    await openPortal('/', { boot: { system: { ...system, notices } } });
    const marquee = page.getByRole('region', { name: 'Announcements' });
    await expect.element(marquee.getByText('An offer')).toBeInTheDocument();
    const { enter } = useSession.getState();
    enter(samples.logIn.token, { ...samples.readMemberInfo, hearsOffers: false });
    await expect.element(marquee.getByText('An offer')).not.toBeInTheDocument();
    expect(of('A').elements()).toEqual([]);
    enter(samples.logIn.token, samples.readMemberInfo);
    await expect.element(of('A')).toBeVisible();
  });

  it('is there for them where it advertises nothing, such as work on the site', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    const notices = [{ ...popup('A'), isOffer: false, title: 'Work on the site' }, popup('A')];
    await openPortal('/rng', { boot: { system: { ...system, notices } } });
    const { enter } = useSession.getState();
    enter(samples.logIn.token, { ...samples.readMemberInfo, hearsOffers: false });
    const dialog = page.getByRole('dialog', { name: 'Work on the site' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByText('Popup A', { exact: true }).elements()).toEqual([]);
  });

  it('greets a member again at the next login of this tab', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot, as: 'member' });
    await of('A').getByRole('button', { name: 'Close' }).last().click();
    useSession.getState().leave();
    const banner = page.getByRole('banner');
    await expect.element(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
    useSession.getState().enter(samples.logIn.token, samples.readMemberInfo);
    await expect.element(of('A')).toBeVisible();
  });

  it('greets once for a login, whatever tab of it opens next', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot, as: 'member' });
    await of('A').getByRole('button', { name: 'Close' }).last().click();
    // A new tab has nothing of its own, and finds the login.
    sessionStorage.removeItem('popup:user');
    expect(popupMarker.isClosed('A', 'UTC')).toBe(true);
    const { enter } = useSession.getState();
    enter(samples.logIn.token, samples.readMemberInfo, false);
    expect(popupMarker.isClosed('A', 'UTC')).toBe(false);
  });

  it('stays the one of the first login where its member opens another tab', () => {
    const { enter } = useSession.getState();
    enter(samples.logIn.token, samples.readMemberInfo, true);
    enter(samples.logIn.token, samples.readMemberInfo);
    expect(useSession.getState().isFirstLogin).toBe(true);
    useSession.getState().leave();
    enter(samples.logIn.token, samples.readMemberInfo);
    expect(useSession.getState().isFirstLogin).toBe(false);
  });

  it('greets nobody who looks for help with play, and waits for the next page (R13)', async () => {
    sessionStorage.removeItem('popup:anonymous');
    const router = await openPortal('/saferPlay', { boot });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    expect(of('B').elements()).toEqual([]);
    await router.navigate({ to: '/promotions' });
    await expect.element(of('B')).toBeVisible();
  });

  it('goes where a game is opened before it was read, and comes again on the next page', async () => {
    sessionStorage.removeItem('popup:user');
    const router = await openPortal('/rng', { boot, as: 'member' });
    await expect.element(of('A')).toBeVisible();
    await router.navigate({ to: '/play/$nodeId', params: { nodeId: '7101' } });
    await expect.element(of('A')).not.toBeInTheDocument();
    await router.navigate({ to: '/rng' });
    await expect.element(of('A')).toBeVisible();
  });

  it('is the one of the first login after a registration', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot });
    useSession.getState().enter(samples.logIn.token, samples.readMemberInfo, true);
    await expect.element(of('F')).toBeVisible();
  });

  it('waits for a dialog that is open, such as a forced change of the password', async () => {
    sessionStorage.setItem('popup:anonymous', 'closed');
    await openPortal('/rng', { boot });
    useDialogs.getState().show('notices');
    useSession.getState().enter(samples.logIn.token, samples.readMemberInfo);
    const list = page.getByRole('dialog', { name: 'Announcements' });
    await expect.element(list.getByText('Choose a notice to read it.')).toBeVisible();
    expect(of('A').elements()).toEqual([]);
    useDialogs.getState().hide();
    await expect.element(of('A')).toBeVisible();
  });

  it.each([
    ['after it was closed', '/promotions', 'visitor', 'closed'],
    ['for a trial', '/promotions', 'trial', ''],
    ['over a dialog of the address', '/help', 'visitor', ''],
  ] as const)('does not open %s', async (_, address, as, marker) => {
    sessionStorage.setItem('popup:anonymous', marker);
    await openPortal(address, { boot, as });
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    expect(page.getByRole('dialog', { name: /^Popup/u }).elements()).toEqual([]);
  });
});

describe('the motion of the popup', () => {
  /** How long the longest of its motions takes, in seconds, its own and those of its parts. */
  const motionOf = async () => {
    await openPortal('/rng', { boot });
    await expect.element(of('B').getByText('What popup B says.')).toBeVisible();
    const dialog = of('B').element();
    const parts = [dialog, ...dialog.querySelectorAll('*')].map((part) => getComputedStyle(part));
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration);
    const times = parts.flatMap((style) => [style.animationDuration, style.transitionDuration]);
    return {
      longest: Math.max(...times.flatMap((text) => text.split(', ')).map(Number.parseFloat)),
      running: running.filter(({ effect }) => of('B').element().contains(targetOf(effect))).length,
    };
  };
  const still = { longest: 0, running: 0 };
  // Its type says nothing of what it sends; the browser is always the same one.
  const browser = cdp() as unknown as {
    readonly send: (method: string, parameters: object) => Promise<unknown>;
  };
  const prefer = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });

  it('is there for whoever minds none', async () => {
    await prefer('no-preference');
    expect((await motionOf()).longest).toBeGreaterThan(0);
  });

  it('is none in Calm mode', async () => {
    document.documentElement.dataset['motion'] = 'calm';
    expect(await motionOf()).toEqual(still);
    delete document.documentElement.dataset['motion'];
  });

  it('is none where the system asks for less', async () => {
    await prefer('reduce');
    expect(await motionOf()).toEqual(still);
    await prefer('no-preference');
  });
});

function targetOf(effect: AnimationEffect | null): Element | null {
  return effect instanceof KeyframeEffect ? effect.target : null;
}
