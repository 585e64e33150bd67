import { samples } from '@portal/protocol/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn, signedOut, useOperatorSession } from '../features/session/operator-session.ts';
import { openDesk } from '../testing/desk.tsx';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { createDeskRouter } from './router.tsx';

const operator = samples.readOperator;
const persons = ['nobody', 'owner', 'support', 'new hand'] as const;
type Person = (typeof persons)[number];

const abilities = {
  owner: operator.abilities,
  support: ['members.read', 'members.lock', 'statements.read'],
  'new hand': [],
} as const satisfies Record<Exclude<Person, 'nobody'>, typeof operator.abilities>;

function sit(person: Person): void {
  if (person === 'nobody') {
    signedOut();
  } else {
    signedIn({ ...operator, abilities: [...abilities[person]] });
  }
}

afterEach(() => {
  useOperatorSession.setState({ state: 'unknown', operator: undefined });
});

/** What each person meets, in the order of `persons`; `lost` is the page of unknown addresses. */
const expected: Readonly<Record<(typeof pages)[number]['path'], readonly string[]>> = {
  '/login': ['open', '/overview', '/overview', '/overview'],
  '/': ['/login', '/overview', '/overview', '/overview'],
  '/overview': ['/login', 'open', 'open', 'open'],
  '/members': ['/login', 'open', 'open', 'lost'],
  '/members/$memberId': ['/login', 'open', 'open', 'lost'],
  '/papers': ['/login', 'open', 'lost', 'lost'],
  '/persons': ['/login', 'open', 'lost', 'lost'],
  '/care': ['/login', 'open', 'lost', 'lost'],
  '/deposits': ['/login', 'open', 'lost', 'lost'],
  '/depositChannels': ['/login', 'open', 'lost', 'lost'],
  '/owedByAgents': ['/login', 'open', 'lost', 'lost'],
  '/heldBills': ['/login', 'open', 'lost', 'lost'],
  '/vendorDays': ['/login', 'open', 'lost', 'lost'],
  '/reconciliation': ['/login', 'open', 'lost', 'lost'],
  '/withdrawals': ['/login', 'open', 'lost', 'lost'],
  '/walletTransfers': ['/login', 'open', 'lost', 'lost'],
  '/memberTransfers': ['/login', 'open', 'lost', 'lost'],
  '/approvals': ['/login', 'open', 'open', 'open'],
  '/adjustments': ['/login', 'open', 'open', 'lost'],
  '/revenue': ['/login', 'open', 'open', 'lost'],
  '/bets/reviews': ['/login', 'open', 'lost', 'lost'],
  '/vendors': ['/login', 'open', 'lost', 'lost'],
  '/vendors/$vendorCode': ['/login', 'open', 'lost', 'lost'],
  '/games': ['/login', 'open', 'lost', 'lost'],
  '/feedback': ['/login', 'open', 'lost', 'lost'],
  '/chat': ['/login', 'open', 'lost', 'lost'],
  '/announcements': ['/login', 'open', 'lost', 'lost'],
  '/campaigns': ['/login', 'open', 'lost', 'lost'],
  '/banners': ['/login', 'open', 'lost', 'lost'],
  '/helpArticles': ['/login', 'open', 'lost', 'lost'],
  '/siteStatus': ['/login', 'open', 'lost', 'lost'],
  '/contactChannels': ['/login', 'open', 'lost', 'lost'],
  '/siteTexts': ['/login', 'open', 'lost', 'lost'],
  '/registrationRules': ['/login', 'open', 'lost', 'lost'],
  '/siteAddresses': ['/login', 'open', 'lost', 'lost'],
  '/siteVersions': ['/login', 'open', 'lost', 'lost'],
  '/promotions': ['/login', 'open', 'lost', 'lost'],
  '/promotions/$promotionId': ['/login', 'open', 'lost', 'lost'],
  '/promotionApplications': ['/login', 'open', 'lost', 'lost'],
  '/pointOrders': ['/login', 'open', 'lost', 'lost'],
  '/pointGoods': ['/login', 'open', 'lost', 'lost'],
  '/lottery': ['/login', 'open', 'lost', 'lost'],
  '/lottery/$gameCode': ['/login', 'open', 'lost', 'lost'],
  '/vipRanks': ['/login', 'open', 'lost', 'lost'],
  '/raffles': ['/login', 'open', 'lost', 'lost'],
  '/envelopes': ['/login', 'open', 'lost', 'lost'],
  '/referrals': ['/login', 'open', 'lost', 'lost'],
  '/missions': ['/login', 'open', 'lost', 'lost'],
  '/boards': ['/login', 'open', 'lost', 'lost'],
  '/operators': ['/login', 'open', 'lost', 'lost'],
  '/outbox': ['/login', 'open', 'lost', 'lost'],
  '/audit': ['/login', 'open', 'lost', 'lost'],
  '/roles': ['/login', 'open', 'lost', 'lost'],
  '/security': ['/login', 'open', 'open', 'open'],
};

const visits = (pages as readonly PageRow[]).flatMap(({ path }) =>
  persons.map((person, index) => [path, person, expected[path as keyof typeof expected][index]]),
);

describe('a visit', () => {
  it.each(visits)('to %s by %s ends at: %s', async (path = '', person = '', end = '') => {
    sit(person as Person);
    const address = path
      .replace('$memberId', samples.readMember.id)
      .replace('$gameCode', 'SSC1M')
      .replace('$promotionId', samples.readDeskPromotion.id)
      .replace('$vendorCode', 'SIM_RS');
    const router = await openDesk(address);
    if (end === 'lost') {
      await expect
        .element(page.getByRole('heading', { name: 'There is no such page' }))
        .toBeVisible();
      expect(document.querySelectorAll('main'), 'without the frame of the desk').toHaveLength(1);
    } else {
      const at = end === 'open' ? address : end;
      await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(at);
      expect(router.state.matches.every(({ status }) => status === 'success')).toBe(true);
    }
  });

  it.each(['/nothing', '/audit/nothing'])('to %s finds no page', async (address) => {
    sit('owner');
    await openDesk(address);
    await expect
      .element(page.getByRole('heading', { name: 'There is no such page' }))
      .toBeVisible();
  });

  it('of somebody who signs in first comes back to the address', async () => {
    signedOut();
    const entries = { initialEntries: ['/backoffice/audit?action=login'] };
    const router = createDeskRouter(createMemoryHistory(entries));
    await router.load();
    expect(router.state.location.search).toEqual({ next: '/audit?action=login' });
    signedIn(operator);
    await router.invalidate();
    expect(router.state.location.href).toBe('/audit?action=login');
  });
});
