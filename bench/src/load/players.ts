import { nobodyInvited, takePosition } from '@portal/server/src/contexts/agents/index.ts';
import { createCredential, openSession } from '@portal/server/src/contexts/identity/index.ts';
import { createMember, spendingAccount } from '@portal/server/src/contexts/members/index.ts';
import { insertOperator } from '@portal/server/src/contexts/operators/store.ts';
import { createSiteViewer } from '@portal/server/src/contexts/site/index.ts';
import { balances, post } from '@portal/server/src/contexts/wallet/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import type { Ctx, MemberActor, Site } from '@portal/server/src/platform/context.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import type { RequestFacts } from '@portal/server/src/platform/http/request-facts.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork, type UnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { testCipher } from '@portal/server/test/unit.ts';

/** A signed-in member with money. */
export interface Player {
  readonly memberId: MemberActor['id'];
  readonly token: string;
  readonly cookie: string;
}

export interface Back {
  readonly site: Site;
  readonly work: UnitOfWork;
  /** Members with sessions, made behind the server: 1,000 sign-ins would only measure argon2. */
  admitPlayers(request: { readonly count: number; readonly cashMinor: bigint }): Promise<Player[]>;
  /** Owners of the back office who are signed in. */
  admitOperators(count: number): Promise<readonly Omit<Player, 'memberId'>[]>;
  /** What the ledger says that each of them has. */
  balancesOf(players: readonly Player[]): Promise<readonly bigint[]>;
  close(): Promise<void>;
}

const life = { idleMinutes: 600, absoluteHours: 24 };
const unit = {
  operation: 'bench',
  requestId: 'bench',
  actor: { kind: 'system', job: 'bench' },
} as const;

/** The back door of a benchmark to the database of a running server. */
export async function openBack(url: string): Promise<Back> {
  const log = createLog('silent');
  const database = openDatabase({ url, poolSize: 2, log, role: appRole });
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const viewer = createSiteViewer({ database, clock });
  await viewer.refresh();
  const { site } = viewer.peek();
  const random = systemRandom();
  const ids = createIds(clock, random);
  const work = createUnitOfWork({
    database,
    site: () => site,
    clock,
    ids,
    random,
    // The server that is measured has a key of its own; nothing of this door is a secret.
    cipher: testCipher,
    log,
  });
  return {
    site,
    work,
    admitPlayers: async ({ count, cashMinor }) => {
      const players: Player[] = [];
      for (let made = 0; made < count; made += 100) {
        const some = Math.min(100, count - made);
        players.push(...(await work.run(unit, (ctx) => admit(ctx, { count: some, cashMinor }))));
      }
      return players;
    },
    admitOperators: (count) =>
      work.run(unit, (ctx) =>
        inTurn(Array.from({ length: count }, () => () => admitOperator(ctx))),
      ),
    balancesOf: (players) => work.run(unit, (ctx) => readBalances(ctx, players)),
    close: () => database.close(),
  };
}

async function admit(
  ctx: Ctx,
  request: { readonly count: number; readonly cashMinor: bigint },
): Promise<Player[]> {
  const players: Player[] = [];
  for (let made = 0; made < request.count; made += 1) {
    players.push(await admitOne(ctx));
  }
  await post(
    ctx,
    players.map(({ memberId }) => ({
      debt: `bench:${memberId}`,
      type: 'adjustment',
      from: 'outside:bank',
      to: spendingAccount({ id: memberId, isTrial: false }, ctx.site).account,
      amountMinor: request.cashMinor,
      currency: ctx.site.currency,
      reference: 'bench',
    })),
  );
  return players;
}

async function admitOne(ctx: Ctx): Promise<Player> {
  const memberId = ctx.ids.next('mbr');
  const account = memberId.slice(-20);
  await createCredential(ctx, {
    subjectId: memberId,
    realm: 'member',
    username: account,
    // Of no password: nobody signs in with it.
    passwordHash: '$argon2id$none',
    role: null,
    isAgent: false,
    isTrial: false,
  });
  await createMember(ctx, {
    id: memberId,
    account,
    type: 0,
    kind: 'member',
    currency: ctx.site.currency,
    profile: {},
    confirmedAge: null,
    termsVersion: null,
    registeredFrom: '127.0.0.1',
  });
  await takePosition(ctx, { ...nobodyInvited, memberId, isAgent: false });
  const subject = { id: memberId, realm: 'member', isAgent: false, isTrial: false, role: null };
  const session = await openSession(ctx, {
    subject: { ...subject, realm: 'member' },
    request: loopbackRequest(memberId),
    life,
  });
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { memberId, token: session.token, cookie };
}

async function inTurn<T>(steps: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = [];
  for (const step of steps) {
    results.push(await step());
  }
  return results;
}

async function admitOperator(ctx: Ctx): Promise<Omit<Player, 'memberId'>> {
  const id = ctx.ids.next('opr');
  const username = id.slice(-20);
  await createCredential(ctx, {
    subjectId: id,
    realm: 'operator',
    username,
    passwordHash: '$argon2id$none',
    role: 'owner',
    isAgent: false,
    isTrial: false,
  });
  await insertOperator(ctx.tx, { id, username, role: 'owner', at: ctx.clock.now() });
  const session = await openSession(ctx, {
    subject: { id, realm: 'operator', isAgent: false, isTrial: false, role: 'owner' },
    request: loopbackRequest(id),
    life,
  });
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { token: session.token, cookie };
}

async function readBalances(ctx: Ctx, players: readonly Player[]): Promise<readonly bigint[]> {
  const found = await balances(
    ctx,
    players.map(({ memberId }) => spendingAccount({ id: memberId, isTrial: false }, ctx.site)),
  );
  return found.map((balance) => balance.balanceMinor);
}

function loopbackRequest(id: string): RequestFacts {
  return {
    id,
    method: 'POST',
    path: '/',
    host: '127.0.0.1',
    isSecure: false,
    ip: '127.0.0.1',
    addressBlock: '127.0.0.0/24',
    isLocal: true,
    acceptLanguage: 'en',
    userAgent: '',
    browser: `bench ${id}`,
    cookies: new Map(),
    bearer: undefined,
    isBackground: false,
    gatewayVersion: undefined,
    idempotencyKey: undefined,
  };
}
