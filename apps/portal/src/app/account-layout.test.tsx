import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { samples } from '@portal/protocol/testing';
import { useSession } from '../shared/session/session.ts';
import { expectFit, phones } from '../testing/fit.ts';
import { alert, far, openPortal, saidOf } from '../testing/portal.tsx';

const menu = page.getByRole('navigation', { name: 'Member centre' });
const address = '/m/transactionHistory';

describe('the account menu of the header', () => {
  it('has every area of the order of design-brief.md 1.3, and leads to it', async () => {
    const router = await openPortal('/', { as: 'member' });
    await page.getByRole('button', { name: /^Account of/u }).click();
    const items = page.getByRole('menuitem');
    const names = () => items.elements().map((item) => item.textContent.trim());
    await expect.poll(names).toContain('Log out');
    const order = [
      'Overview',
      'Deposit',
      'Withdraw',
      'Betting record',
      'Account record',
      'Bonus details',
      'Rewards',
      'Messages',
      'Favourites and recent',
      'Security centre',
      'Limits and breaks',
      'Customer service',
      'Log out',
    ];
    const named = names().flatMap((name) => order.filter((label) => name.startsWith(label)));
    expect(named).toEqual(order);
    await items.filter({ hasText: 'Customer service' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/service');
  });
});

describe('the frame of the member centre', () => {
  it('stands beside its pages with their places, and marks the one that is open', async () => {
    const router = await openPortal(address, { as: 'member' });
    await expect.element(menu.getByRole('heading', { name: 'Records' })).toBeVisible();
    await expect.element(menu.getByText('Mika')).toBeVisible();
    const open = menu.getByRole('link', { name: 'Account record' });
    await expect.element(open).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe(`Account record – ${document.title.split(' – ')[1] ?? ''}`);
    expect(await accessFaults()).toEqual([]);
    await menu.getByRole('link', { name: 'Betting record' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/personalHistoryCopy');
    await expect.poll(() => document.title).toMatch(/^Betting record/u);
    await expect.element(open).not.toHaveAttribute('aria-current');
  });

  it('has the pay of an agent by the contracts that they have', async () => {
    const { contracts } = samples.readMemberInfo;
    const centre = page.getByRole('navigation', { name: 'Agent centre' });
    const pay = ['Dividend', 'Daily wage', 'Hourly salary', 'Real-time salary'];
    const shown = () => {
      const names = centre
        .getByRole('link')
        .elements()
        .map((link) => link.textContent.trim());
      return pay.filter((label) => names.includes(label));
    };
    const flags = { salary: false, dailySalary: false, agentRealtimeSalary: false };
    const member = { ...samples.readMemberInfo, isAgent: true };
    await openPortal('/a/agentTeamOverview', { as: 'agent' });
    const enter = (changes: object) =>
      useSession.getState().enter(samples.logIn.token, {
        ...member,
        contracts: { ...contracts, ...flags, enableCt: false, hourSalary: false, ...changes },
      });
    enter({});
    await expect.poll(shown).toEqual([]);
    enter({ enableCt: true, hourSalary: true });
    await expect.poll(shown).toEqual(['Dividend', 'Hourly salary']);
    enter({ dailySalary: true, agentRealtimeSalary: true });
    await expect.poll(shown).toEqual(['Daily wage', 'Real-time salary']);
  });

  it('is icons with names where there is no room for words', async () => {
    await openPortal(address, { as: 'member', width: 1100 });
    const link = menu.getByRole('link', { name: 'Betting record' });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().width).toBeLessThan(60);
    expect(await accessFaults()).toEqual([]);
  });

  it('has no menu on a phone, where the hub is the menu', async () => {
    await openPortal(address, { as: 'member', width: 390 });
    await expect.element(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('leads out', async () => {
    await openPortal(address, { as: 'member' });
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('stands around the hub too, which repeats no place', async () => {
    await openPortal('/m', { as: 'member' });
    await expect.element(menu.getByRole('link', { name: 'Betting record' })).toBeVisible();
    const hub = page.getByRole('main').getByRole('heading', { name: 'Me', level: 1 });
    await expect.element(hub).toBeVisible();
    expect(page.getByRole('link', { name: 'Betting record' }).elements()).toHaveLength(1);
  });

  it('stands around a page that is awaited (R-26)', async () => {
    const release = far.hold('readProfile');
    await openPortal('/m/myAccount', { as: 'member' });
    const part = () => document.querySelector('[data-ux="R-26"]');
    await expect.poll(() => part()?.querySelector('[aria-busy="true"]') ?? null).not.toBeNull();
    await expect.element(menu.getByRole('link', { name: 'Betting record' })).toBeVisible();
    release();
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
  });

  it('stands around a page that did not arrive, and comes at a press (R-26)', async () => {
    far.fail('readProfile', 'offline');
    await openPortal('/m/myAccount', { as: 'member' });
    const said = page.getByText(saidOf.offline);
    await expect.element(said).toBeVisible();
    expect(said.element().closest('[data-ux="R-26"]')).not.toBeNull();
    await expect.element(menu.getByRole('link', { name: 'Betting record' })).toBeVisible();
    far.answer('readProfile', samples.readProfile);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
  });

  it('is mirrored in Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar' });
    const rail = page.getByRole('navigation', { name: 'مركز الأعضاء' });
    await expect.element(rail.getByRole('heading', { name: 'السجلات' })).toBeVisible();
    const { x } = rail.element().getBoundingClientRect();
    expect(x).toBeGreaterThan(innerWidth / 2);
  });
});

describe('what is stopped on an account', () => {
  const notice = page.getByRole('region', { name: 'Part of your account is stopped' });

  it('stands on each page of the centre, with what still works and where the reason is', async () => {
    far.answer('readProtection', {
      ...samples.readProtection,
      stopped: ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'],
    });
    const router = await openPortal(address, { as: 'member', width: 390 });
    await expect.element(notice).toBeVisible();
    const named = notice
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
    expect(named).toEqual(['Play', 'Deposits', 'Bonuses']);
    await expect.element(notice.getByText(/own money can still be taken out/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await notice.getByRole('link', { name: 'Messages' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/messageV2');
    await expect.element(notice).toBeVisible();
  });

  it('leads to the papers where only these are waited for', async () => {
    far.answer('readProtection', { ...samples.readProtection, stopped: ['KYC_PENDING'] });
    await openPortal(address, { as: 'member' });
    await expect
      .element(notice.getByRole('link', { name: 'Verification' }))
      .toHaveAttribute('href', '/m/verification');
  });

  it('promises no withdrawal where that is stopped too', async () => {
    far.answer('readProtection', { ...samples.readProtection, stopped: ['NO_WITHDRAW'] });
    await openPortal(address, { as: 'member' });
    await expect.element(notice.getByText('Withdrawals')).toBeVisible();
    await expect.element(notice.getByText(/taken out/u)).not.toBeInTheDocument();
  });

  it('is not there where all works', async () => {
    await openPortal(address, { as: 'member' });
    await expect.poll(() => far.calls('readProtection').length).toBeGreaterThan(0);
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('the number of unread messages, in the header and in the menu (S-13, MC-26)', () => {
  const entry = menu.getByRole('link', { name: /^Messages/u });
  const inMenu = () => entry.element().querySelector('[data-ux="MC-26"]')?.textContent;
  const inHeader = () => document.querySelector('[data-ux="S-13"]')?.textContent ?? '';
  const figures = (unreadMessage: number) => ({ ...samples.readBadges, unreadMessage });

  it('is not there while it is awaited, and makes no line taller when it comes', async () => {
    far.answer('readBadges', figures(7));
    const release = far.hold('readBadges');
    await openPortal(address, { as: 'member' });
    await expect.element(entry).toBeVisible();
    expect([inHeader(), inMenu()]).toEqual([expect.not.stringMatching(/\d/u), '']);
    const { height } = entry.element().getBoundingClientRect();
    release();
    await expect.poll(inMenu).toContain('7');
    await expect.poll(inHeader).toContain('7');
    expect(entry.element().getBoundingClientRect().height).toBe(height);
  });

  it.each([
    [0, ''],
    [99, '99'],
    [100, '99+'],
  ])('of %d is drawn as "%s"', async (unreadMessage, drawn) => {
    far.answer('readBadges', figures(unreadMessage));
    await openPortal(address, { as: 'member' });
    await expect.element(entry).toBeVisible();
    await expect.poll(() => far.calls('readBadges').length).toBeGreaterThan(0);
    const figure = (text = '') => /\d+\+?/u.exec(text)?.[0] ?? '';
    await expect.poll(() => figure(inMenu())).toBe(drawn);
    await expect.poll(() => figure(inHeader())).toBe(drawn);
  });

  it.each(['offline', 'badGateway'] as const)(
    'is not there when its call is answered by %s, and nothing else is lost',
    async (fault) => {
      far.fail('readBadges', fault);
      await openPortal(address, { as: 'member' });
      await expect.element(entry).toBeVisible();
      await expect.poll(() => far.calls('readBadges').length).toBeGreaterThan(0);
      expect([inHeader(), inMenu()]).toEqual([expect.not.stringMatching(/\d/u), '']);
      await expect.element(alert).not.toBeInTheDocument();
      await entry.click();
      await expect
        .element(page.getByRole('heading', { name: 'Messages', level: 1 }))
        .toBeInTheDocument();
    },
  );
});

describe('the agent centre on a phone', () => {
  it.each(phones)(
    'has the page that is open in view at %i, however far down the list',
    async (width) => {
      await openPortal('/a/agentRevenueReport', { as: 'agent', width });
      const bar = page.getByRole('navigation', { name: 'Agent centre' });
      await expect
        .element(bar.getByRole('link', { name: 'My income' }))
        .toBeInViewport({ ratio: 0.9 });
    },
  );

  it.each(phones)(
    'has its parts in view at %i, and the pages of the one that is open',
    async (width) => {
      const router = await openPortal('/a/agentTeamOverview', { as: 'agent', width });
      const bar = page.getByRole('navigation', { name: 'Agent centre' });
      const reports = bar.getByRole('link', { name: 'Reports', exact: true });
      await expectFit(width, reports);
      const team = bar.getByRole('link', { name: 'Team', exact: true });
      await expect.element(team).toHaveAttribute('aria-current', 'true');
      const overview = bar.getByRole('link', { name: 'Team overview' });
      await expect.element(overview).toHaveAttribute('aria-current', 'page');
      expect(await accessFaults()).toEqual([]);
      await reports.click();
      await expect.poll(() => router.state.location.pathname).toBe('/a/personalHistoryCopy');
      await bar.getByRole('link', { name: 'My income' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/a/agentRevenueReport');
      await bar.getByRole('link', { name: 'Transfer', exact: true }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/a/transferDownline');
    },
  );
});
