import { sampleBoot, samples } from '@portal/protocol/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionToken } from '../shared/client/portal-client.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import type { Person } from '../shared/session/person.ts';
import { useSession, type MemberInfo } from '../shared/session/session.ts';
import { signedInMark } from '../shared/session/signed-in-mark.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';
import { accountPages } from './account-pages.ts';
import { guard } from './guard.ts';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { createPortalRouter } from './router.tsx';

const site = { ...sampleBoot().system.info, extraGameCenters: ['tables'] };
const persons = ['visitor', 'trial', 'member', 'agent'] as const satisfies readonly Person[];

const { contracts } = samples.readMemberInfo;
const account = { id: 'mbr_1', account: 'ann', nickname: 'Ann', type: 0, contracts };

function signIn(person: Person): void {
  if (person === 'visitor') {
    useSession.getState().leave();
  } else {
    const flags = { isTrial: person === 'trial', isAgent: person === 'agent' };
    useSession.getState().enter('tok', { ...account, ...flags } as MemberInfo);
  }
}

afterEach(() => {
  sessionToken.clear();
  wantedPath.forget();
  useDialogs.setState({ open: undefined });
  signedInMark.clear();
  useSession.setState({
    status: 'checking',
    member: undefined,
    isLeaving: false,
    ended: undefined,
  });
});

/** An address of the row, with a value for each of its parameters. */
function addressOf({ path }: PageRow): string {
  return path.replace('$one', 'tables').replace(/\$\w+/u, 'x1');
}

/** Visits an address with the real router; `from` is the page that is shown before. */
async function visit(address: string, from?: string) {
  const entries = from === undefined ? [address] : [from];
  const router = createPortalRouter(site, createMemoryHistory({ initialEntries: entries }));
  await router.load();
  if (from !== undefined) {
    await router.navigate({ href: address });
  }
  return {
    at: router.state.location.pathname,
    dialog: useDialogs.getState().open?.name,
    wanted: wantedPath.take(),
    isFound: router.state.matches.every(({ status }) => status === 'success'),
  };
}

type Outcome = 'open' | 'login' | 'real' | 'home';

/**
 * Where each person ends up who opens an address, in the order of `persons` (design-brief.md 5.3,
 * 5.9).
 */
function outcomesOf(path: string): readonly Outcome[] {
  switch (true) {
    case ['/login', '/register', '/agentLogin'].includes(path):
      return ['open', 'open', 'home', 'home'];
    case path === '/chat' || /^\/(?:sea|vn)?lottery$/iu.test(path):
      return ['login', 'open', 'open', 'open'];
    case path.startsWith('/m/'):
      return ['login', 'real', 'open', 'open'];
    case path.startsWith('/a/') || path === '/agentHome':
      return ['login', 'real', 'home', 'open'];
    default:
      return ['open', 'open', 'open', 'open'];
  }
}

function seen(address: string, outcome: Outcome | undefined) {
  const calm = { dialog: undefined, wanted: undefined, isFound: true };
  switch (outcome) {
    case 'login':
      return { ...calm, at: '/login', wanted: address };
    case 'real':
      return { ...calm, at: '/', dialog: 'trialRefused' };
    case 'home':
      return { ...calm, at: '/' };
    case 'open':
    case undefined:
      return { ...calm, at: address };
  }
}

const visits = ([...pages, ...accountPages] as readonly PageRow[]).flatMap((row) =>
  persons.map((person, index) => [row.path, person, outcomesOf(row.path)[index], row] as const),
);

describe('a visit', () => {
  it.each(visits)('to %s by a %s is: %s', async (_path, person, outcome, row) => {
    signIn(person);
    const address = addressOf(row);
    expect(await visit(address)).toEqual(seen(address, outcome));
  });

  it('waits for the answer about a kept token', async () => {
    sessionToken.write('tok');
    const arriving = visit('/m/transactionHistory');
    useSession
      .getState()
      .enter('tok', { ...account, isTrial: false, isAgent: false } as MemberInfo);
    expect((await arriving).at).toBe('/m/transactionHistory');
  });

  it('waits for the answer about the session that another tab left', async () => {
    signedInMark.set();
    const arriving = visit('/m/transactionHistory');
    useSession
      .getState()
      .enter('tok', { ...account, isTrial: false, isAgent: false } as MemberInfo);
    expect(await arriving).toMatchObject({ at: '/m/transactionHistory', wanted: undefined });
  });

  it('of a member to the login goes on to what the login was for', async () => {
    signIn('member');
    wantedPath.remember('/m/transactionHistory');
    expect((await visit('/login')).at).toBe('/m/transactionHistory');
  });

  it('with a token that nobody knows any more leads to the login', async () => {
    sessionToken.write('old');
    const arriving = visit('/m/transactionHistory?preset=today');
    useSession.getState().leave();
    expect(await arriving).toMatchObject({
      at: '/login',
      wanted: '/m/transactionHistory?preset=today',
    });
  });

  it('of a trial account to a page of the member centre stays where it is', async () => {
    signIn('trial');
    expect(await visit('/m/personalHistoryCopy', '/hot')).toMatchObject({
      at: '/hot',
      dialog: 'trialRefused',
    });
  });

  it('to a game-list centre that the site does not configure finds no page', async () => {
    signIn('visitor');
    expect((await visit('/unheard-of')).isFound).toBe(false);
  });

  it('to a page that is only loaded ahead leaves no trace', async () => {
    signIn('trial');
    const router = createPortalRouter(site, createMemoryHistory({ initialEntries: ['/hot'] }));
    await router.load();
    await router.preloadRoute({ to: '/m/transactionHistory' });
    signIn('visitor');
    await router.preloadRoute({ to: '/m/transactionHistory' });
    expect([useDialogs.getState().open, wantedPath.take()]).toEqual([undefined, undefined]);
    expect(router.state.location.pathname).toBe('/hot');
  });
});

describe('guard', () => {
  const load = () => Promise.resolve({ default: () => null });
  const row: PageRow = {
    path: '/agentHome',
    access: 'agent',
    frame: 'portal',
    load,
  };
  const visitOf = {
    params: {},
    location: { href: '/agentHome', pathname: '/agentHome' },
    preload: false,
    context: {
      site,
      shownHref: () => undefined,
      addPages: () => undefined,
      pageAt: () => row,
      documentPath: '/',
    },
  };

  it.each([
    ['visitor', '/login'],
    ['member', '/'],
  ] as const)('sends a %s who opens a page of agents to %s', async (person, to) => {
    signIn(person);
    await expect(guard(row, visitOf)).rejects.toMatchObject({ options: { to } });
  });

  it('lets an agent through', async () => {
    signIn('agent');
    await expect(guard(row, visitOf)).resolves.toBeUndefined();
  });

  it.each(['agent', 'member'] as const)('finds no page that a %s does not have', async (person) => {
    signIn(person);
    const wallets: PageRow = {
      path: '/m/transferFund',
      access: 'member',
      title: 'statement',
      frame: 'account',
      isOffered: ({ member }) => member.isAgent,
      load,
    };
    const answer = guard(wallets, visitOf);
    if (person === 'agent') {
      await expect(answer).resolves.toBeUndefined();
    } else {
      await expect(answer).rejects.toMatchObject({ isNotFound: true });
    }
  });
});
