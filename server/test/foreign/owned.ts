import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { giveFreeSpins } from '../../src/contexts/games/free-spins/use-cases/give-free-spins.ts';
import { createPaymentPassword } from '../../src/contexts/identity/index.ts';
import { lotteryRounds } from '../factories/lottery-rounds.ts';
import { makeIssuesAhead } from '../../src/contexts/lottery/use-cases/make-issues-ahead.ts';
import { deliverEvents } from '../../src/platform/outbox.ts';
import { enterPayee, paymentPassword, playThrough, prove } from '../factories/cashier.ts';
import { buildOffer, sign } from '../factories/contracts.ts';
import { goodPassword } from '../factories/identity.ts';
import { idIn } from '../factories/ids.ts';
import { enterOperator } from '../factories/operators.ts';
import { rewardsBench } from '../factories/rewards.ts';
import type { Got, TestBrowser, TestServer } from '../factories/running.ts';
import { softPasskey } from '../factories/soft-passkey.ts';
import { addMinesGame } from '../factories/stepped.ts';
import { workOf } from '../factories/work.ts';
import type { testDatabase } from '../harness.ts';

type Test = ReturnType<typeof testDatabase>;

const ofMembers = [
  'bet',
  'deposit',
  'device',
  'entry',
  'freeSpins',
  'inviteLink',
  'lotteryOrder',
  'lotteryTicket',
  'message',
  'passkey',
  'payoutAccount',
  'proof',
  'reward',
  'round',
  'session',
  'shownRound',
  'withdrawal',
] as const;
const ofAgents = ['contract', 'downline', 'registerLink', 'teamEnvelope', 'teamFile'] as const;
const ofOperators = ['operatorPasskey', 'operatorSession', 'request'] as const;

type OfMember = (typeof ofMembers)[number];
type OfAgent = (typeof ofAgents)[number];
type OfOperator = (typeof ofOperators)[number];
export type Kind = OfMember | OfAgent | OfOperator;

interface World {
  readonly test: Test;
  readonly server: TestServer;
}

let keys = 0;
export const newKey = (): string => `foreign-id-${(keys += 1)}`;

/** The first id of a kind in an answer. */
function idOf(prefix: string, answer: Got): string {
  const found = new RegExp(`${prefix}_[0-9A-Za-z-]+`, 'u').exec(answer.text)?.[0];
  return assertDefined(found, `an id ${prefix}_… in ${answer.status} ${answer.text.slice(0, 300)}`);
}

async function newest(test: Test, query: string, value: string): Promise<string> {
  const { rows } = await test.database().pool.query<{ id: string }>(query, [value]);
  return assertDefined(rows[0]?.id, query);
}

const sessionOf = (test: Test, subjectId: string) =>
  newest(
    test,
    'select id from sessions where subject_id = $1 order by created_at desc, id desc limit 1',
    subjectId,
  );

async function picture(): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#306030' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
}

/** A member who has one of everything. */
export async function richMember(world: World) {
  const { test, server } = world;
  const played = await lottery(world);
  const member = await enterPayee(test, server);
  const { browser, id, accountId } = member;
  const ids: Record<OfMember, string> = {
    ...(await played(browser)),
    ...(await casino(world, member)),
    ...(await cashier(browser, accountId)),
    inviteLink: String(
      (await browser.call(endpoints.createInviteLink, { body: { note: 'Forum' } })).value['code'],
    ),
    payoutAccount: accountId,
    reward: await rewardOf(world, member),
    ...(await passkeyAndPhones(world, member)),
    message: '',
    entry: '',
  };
  await deliverEvents(workOf(test), server.built().contexts.events);
  ids.message = idOf('msg', await browser.call(endpoints.listMessages));
  const lines = (await browser.call(endpoints.listStatementLines)).value['content'];
  ids.entry = String((lines as { entryId: string }[])[0]?.entryId);
  return { browser, id, ids };
}

async function lottery({ test, server }: World) {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
  return async (browser: TestBrowser) => {
    const gameCode = 'YK15M';
    const game = await browser.call(endpoints.readLotteryGame, { params: { gameCode } });
    const issues = game.value['issues'] as { issueNo: string }[];
    const line = {
      betType: 'yk.top3',
      selection: { nums: ['345'] },
      stake: { stakePerUnit: '10' },
      choice: { rebate: '0' },
    };
    const issueNo = issues[0]?.issueNo ?? '';
    const body = { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] };
    const got = await browser.call(endpoints.placeLotteryOrder, { body, key: newKey() });
    return { lotteryOrder: idOf('lto', got), lotteryTicket: idOf('ltk', got) };
  };
}

async function casino({ test }: World, member: { browser: TestBrowser; id: MemberId }) {
  const { browser, id: memberId } = member;
  const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const nodeId = game?.nodeId ?? '';
  const launched = await browser.call(endpoints.launchGame, { body: { nodeId } });
  const stake = String(launched.value['defaultStake']);
  await browser.call(endpoints.spinSlot, { body: { nodeId, stake }, key: newKey() });
  const day = test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate().toString();
  const query = { from: day, to: day, provider: 'games' };
  const bet = idOf('bet', await browser.call(endpoints.listBets, { query }));
  const weights = { RNG: 100 };
  const play = { multiple: 3, weights, excludedGames: [], maxStakeMinor: null };
  const stakeMinor = BigInt(stake.replace('.', ''));
  const reference = 'rwd_foreign01';
  const gift = { memberId, nodeId, count: 2, stakeMinor, days: 7, play, reference };
  await test.inUnit((ctx) => giveFreeSpins(ctx, gift), { site: { currency: 'THB' } });
  const freeSpins = idOf('frs', await browser.call(endpoints.listFreeSpins));
  const mines = await addMinesGame(test);
  await browser.call(endpoints.launchGame, { body: { nodeId: mines } });
  const body = { nodeId: mines, stake: '2.50', bet: { engine: 'mines', mines: 5 } };
  const round = idOf('rnd', await browser.call(endpoints.openRound, { body, key: newKey() }));
  return { bet, freeSpins, round, shownRound: `rnd_${bet.slice('bet_'.length)}` };
}

async function cashier(browser: TestBrowser, payoutAccountId: string) {
  const order = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const opened = await browser.call(endpoints.createDeposit, { body: order, key: newKey() });
  const deposit = idOf('dep', opened);
  const images = { images: [await picture()] };
  const proven = await browser.call(endpoints.proveDeposit, {
    params: { id: deposit },
    body: images,
    key: newKey(),
  });
  await prove(browser);
  const body = { payoutAccountId, amount: '500.00' };
  const asked = await browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
  return { deposit, proof: idOf('prf', proven), withdrawal: idOf('wdr', asked) };
}

/** A passkey ends other sessions, so the phones come in with it. */
async function passkeyAndPhones(
  { test, server }: World,
  member: { readonly browser: TestBrowser; readonly id: MemberId; readonly username: string },
) {
  const { browser, id, username } = member;
  const key = softPasskey();
  await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
  const options = String((await browser.call(endpoints.startPasskey)).value['options']);
  await browser.call(endpoints.createPasskey, {
    body: { name: 'Phone', response: key.make(options) },
  });
  const passkey = idOf('psk', await browser.call(endpoints.readPasskeys));
  // A second computer would end the session of the first (`multiLogin`); a phone stands beside it.
  const phone = async () => {
    test.clock.advance({ seconds: 1 });
    const another = server.browser();
    const asked = await another.call(endpoints.startPasskeyProof, { body: { purpose: 'login' } });
    const proof = key.sign(String(asked.value['options']));
    const got = await another.call(endpoints.logIn, {
      body: { username, password: goodPassword, passkey: proof },
      headers: { 'user-agent': 'Phone (Android; Mobile)' },
    });
    assert(got.status === 200, `a phone is let in: ${got.text}`);
    return sessionOf(test, id);
  };
  // A phone of before, so that taking it off the list leaves the session of the next one open.
  const before = await phone();
  const query = `select k.id from known_devices k
    join sessions s on s.subject_id = k.subject_id and s.device = k.device where s.id = $1`;
  const device = await newest(test, query, before);
  return { passkey, device, session: await phone() };
}

async function rewardOf({ test }: World, member: { browser: TestBrowser; id: MemberId }) {
  const id = await rewardsBench(test).promotion();
  await member.browser.call(endpoints.joinPromotion, { params: { id }, body: { version: 1 } });
  return newest(test, 'select id from rewards where member_id = $1', member.id);
}

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** The agent at the top of the demo's tree, with one of everything, and somebody below it. */
export async function richAgent({ test, server }: World) {
  const people = new Map<string, { browser: TestBrowser; id: MemberId; username: string }>();
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const passwordHash = await server.built().contexts.identity.hasher.hash(paymentPassword);
  for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password });
    const id = idIn('mbr', (await browser.call(endpoints.readMemberInfo)).value['id']);
    await test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId: id, passwordHash }));
    await test.inUnit((ctx) => playThrough(ctx, id));
    people.set(role, { browser, id, username });
  }
  const agent = assertDefined(people.get('agent'), 'the demo has an agent');
  const below = assertDefined(people.get('downline-1'), 'the agent has a downline');
  const { browser, id } = agent;
  const house = buildOffer({ payerId: null, payeeId: id });
  const contract = await test.inUnit((ctx) => sign(ctx, house), { site: { currency: 'THB' } });
  const link = await browser.call(endpoints.createRegisterLink, { body: { note: 'Forum' } });
  await prove(browser);
  const to = { kind: 'first', packets: 2 };
  const body = { greeting: 'A good week', budgetAmount: '10.00', isRandom: false, to };
  const given = await browser.call(endpoints.createTeamEnvelope, { body, key: newKey() });
  await test.database().pool.query(
    `insert into register_links (code, agent_id, note, created_at, ended_at)
     select 'TEST' || lpad(n::text, 4, '0'), $2, 'card', $1::timestamptz, $1::timestamptz
       from generate_series(1, 2500) n`,
    [String(test.clock.now()), id],
  );
  const file = await browser.call(endpoints.readRegisterLinksFile);
  const ids: Record<OfAgent, string> = {
    contract: contract.id,
    downline: below.username,
    registerLink: String(link.value['code']),
    teamEnvelope: idOf('env', given),
    teamFile: idOf('tfl', file),
  };
  return { browser, id, ids, below: below.browser };
}

/** An operator who asked for a second person, and has a passkey and another session. */
export async function richOperator({ test, server }: World, memberId: MemberId) {
  const browser = await enterOperator(test, server, 'owner');
  const me = (await browser.call(endpoints.readOperator)).value;
  const body = { what: 'payment_password', reason: 'Forgotten, papers were checked.' };
  const params = { id: memberId };
  const request = idOf('apr', await browser.call(endpoints.releaseProtection, { params, body }));
  const options = String((await browser.call(endpoints.startOperatorPasskey)).value['options']);
  const device = softPasskey();
  const key = { name: 'Key', response: device.make(options) };
  await browser.call(endpoints.createOperatorPasskey, { body: key });
  const operatorPasskey = idOf('psk', await browser.call(endpoints.readOperatorPasskeys));
  const again = server.browser();
  const purpose = { body: { purpose: 'login' } };
  const asked = await again.call(endpoints.startOperatorPasskeyProof, purpose);
  const passkey = device.sign(String(asked.value['options']));
  const login = { username: me['username'], password: goodPassword, passkey };
  // Of two of one moment, chance says which is newer.
  test.clock.advance({ seconds: 1 });
  await again.enter(endpoints.logInOperator, login);
  const operatorSession = await sessionOf(test, String(me['id']));
  const ids: Record<OfOperator, string> = { operatorPasskey, operatorSession, request };
  return { browser, ids };
}
