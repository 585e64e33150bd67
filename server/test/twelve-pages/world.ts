import { isIdOf } from '@portal/protocol';
import { post } from '../../src/contexts/wallet/index.ts';
import type { Ctx, MemberActor } from '../../src/platform/context.ts';
import { player } from '../factories/bets.ts';
import { goodPassword, registerMember } from '../factories/identity.ts';
import type { TestServer } from '../factories/running.ts';
import { putBelow } from '../factories/tree.ts';
import { buildTransfer } from '../factories/wallet.ts';
import type { testDatabase } from '../harness.ts';
import { asOwner } from '../owner.ts';
import { foldEverything } from '../team-pages.ts';
import { pagesPeople, type PagesPeople } from './people.ts';
import { insertBills, insertLinks, insertRebate, insertStatement } from './rows.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** What nobody may read of somebody below (B5). */
export const personal = { name: 'Somchai Rakdee', phone: '66812345678' };

export type Days = Readonly<Record<'today' | 'yesterday' | 'statement', string>>;

/**
 * The agent of the demo with `demodownline1`, an agent with a line of two, and bob, cy and dee
 * right below, who registered a day after each other. All that the twelve pages show has rows that
 * differ in whatever a page narrows or sorts by.
 */
export function pagesWorld(test: TestDatabase, server: TestServer) {
  const people = pagesPeople(test, server);
  const { idOf, as } = people;
  const dates = { today: '', yesterday: '', statement: '' };
  const zone = () => server.built().site().timeZone;
  const day = (back: number) =>
    String(test.clock.now().toZonedDateTimeISO(zone()).toPlainDate().subtract({ days: back }));

  return {
    dates: (): Days => dates,
    idOf,
    as,
    catalog: () => server.built().contexts.catalog,
    /** As the agent's own calls run. */
    inSite: <T>(run: (ctx: Ctx<MemberActor>) => Promise<T>, actor: MemberActor): Promise<T> =>
      test.inUnit(run, { actor, site: server.built().site() }),
    begin: async (): Promise<void> => {
      await people.keepIds();
      await register({ test, server, people });
      Object.assign(dates, { statement: day(2), yesterday: day(1), today: day(0) });
      await tellApart(test, people);
      await playToday(test, people);
      await foldEverything(test, test.database());
      await insertStatement(test, dates.statement, idOf);
      await insertLinks(test, idOf('demoagent'));
      await insertRebate(test, idOf('demoagent'));
      await insertBills(test, { idOf, zone: zone(), day: dates.yesterday });
      await people.signIn();
    },
  };
}

export type PagesWorld = ReturnType<typeof pagesWorld>;

/** On the last day before today somebody further below played. */
async function register(parts: {
  readonly test: TestDatabase;
  readonly server: TestServer;
  readonly people: PagesPeople;
}): Promise<void> {
  const { test, server, people } = parts;
  for (const account of ['bobbelow', 'cybelow', 'deebelow']) {
    const { id } = await registerMember(server.browser(), account);
    if (isIdOf('mbr', id)) {
      await putBelow(test, people.idOf('demoagent'), [id]);
    }
    if (account === 'deebelow') {
      const bet = { account: 'demodownline3', round: 'deep-rng', stake: 700n, win: 0n };
      await plays(test, people, bet);
    }
    test.clock.advance({ hours: 24 });
  }
  await people.keepIds();
  const profile = JSON.stringify({ payeeName: personal.name, phone: personal.phone });
  const known = `update members set profile = profile || $1::jsonb where account like '%below'`;
  await asOwner(test, known, [profile]);
}

/** Each has another balance, and was here at another moment, in another order. */
async function tellApart(test: TestDatabase, people: PagesPeople): Promise<void> {
  for (const [username, amountMinor] of [
    ['cybelow', 300_000n],
    ['deebelow', 200_000n],
    ['bobbelow', 100_000n],
  ] as const) {
    const to = `member:${people.idOf(username)}:cash`;
    const money = { type: 'adjustment', from: 'outside:bank', currency: 'THB' } as const;
    await test.inUnit((ctx) => post(ctx, [buildTransfer({ ...money, to, amountMinor })]));
    await people.enter(username, { username, password: goodPassword });
    test.clock.advance({ minutes: 1 });
  }
}

async function playToday(test: TestDatabase, people: PagesPeople): Promise<void> {
  const bob = { account: 'bobbelow' };
  await plays(test, people, { ...bob, round: 'bob-live', stake: 2000n, win: 3000n });
  await plays(test, people, { ...bob, round: 'bob-rng', stake: 500n, win: 0n });
  const provider = 'vendor:two';
  const cy = { account: 'cybelow', round: 'cy-live', provider };
  await plays(test, people, { ...cy, stake: 1000n, win: 0n });
  const deep = { account: 'demodownline3', round: 'deep-fish' };
  await plays(test, people, { ...deep, stake: 4000n, win: 0n });
}

/** A bet that is settled at once; its round is named by the member and the category. */
async function plays(
  test: TestDatabase,
  { idOf }: PagesPeople,
  bet: {
    readonly account: string;
    readonly round: string;
    readonly provider?: string;
    readonly stake: bigint;
    readonly win: bigint;
  },
): Promise<void> {
  const { account, round: roundId, provider = 'vendor:one', stake, win } = bet;
  test.clock.advance({ seconds: 1 });
  const one = player(test, roundId);
  const common = { memberId: idOf(account), currency: 'THB', roundId, provider };
  const category = roundId.replace(/^\w+-/u, '').toUpperCase();
  const game = { category, gameCode: 'table' };
  await one.send(one.bet('b', { ...common, amountMinor: stake, game }));
  await one.send(one.command('WIN', 'w', { ...common, refTxId: 'b', amountMinor: win }));
}
