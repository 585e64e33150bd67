import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { idIn } from '../../../test/factories/ids.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { dial, portOf, type TestLine } from '../../../test/factories/live.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { giveHints } from '../../platform/live-hints.ts';
import { emit, deliverEvents } from '../../platform/outbox.ts';
import { post } from '../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
/** The machine may be busy. */
const soon = { timeout: 15_000 };
let port = 0;

beforeAll(async () => {
  port = await portOf(server);
});

async function newMember() {
  const browser = server.browser();
  await registerMember(browser);
  const { value } = await browser.call(endpoints.readMemberInfo);
  return { browser, id: idIn('mbr', value['id']) };
}

/** A tab that follows these topics. */
async function tabOf(browser: TestBrowser | undefined, topics: readonly string[]) {
  const line = await dial(port, browser === undefined ? {} : { cookies: browser.cookies });
  line.say({ kind: 'hello', token: browser?.session.token ?? null });
  await expect.poll(() => line.answers[0]?.['kind'], soon).toBe('ready');
  line.say({ kind: 'follow', topics });
  await expect.poll(() => line.answers.length, soon).toBe(1 + topics.length);
  line.answers.splice(0);
  return line;
}

async function runLoop(name: string): Promise<void> {
  const { loops, contexts } = server.built();
  await loops.find((loop) => loop.name === name)?.run(contexts.work);
}

/** Resolves once this process hears hints, which it does from its first line on. */
async function isListening(line: TestLine, key: string): Promise<void> {
  const isHeard = async () => {
    await test.inUnit((ctx) => giveHints(ctx, [{ key }]));
    return line.answers.length > 0;
  };
  await expect.poll(isHeard, soon).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  line.answers.splice(0);
}

const topicsOf = ({ answers }: TestLine) => answers.map(({ topic }) => topic);

describe('a tab with a line', () => {
  it('hears that its balance moved, and no tab of another member does', async () => {
    const [mine, other] = [await newMember(), await newMember()];
    const own = await tabOf(mine.browser, ['balance', 'badges']);
    const strange = await tabOf(other.browser, ['balance']);
    await runLoop('realtime.watch');
    await expect.poll(() => topicsOf(own), soon).toEqual(['balance', 'badges']);
    await expect.poll(() => topicsOf(strange), soon).toEqual(['balance']);
    own.answers.splice(0);
    strange.answers.splice(0);
    const to = `member:${mine.id}:cash`;
    const credit = { type: 'adjustment', from: 'outside:bank', to, currency: 'THB' } as const;
    await test.inUnit((ctx) => post(ctx, [buildTransfer(credit)]));
    await runLoop('realtime.watch');
    await expect
      .poll(() => own.answers, soon)
      .toEqual([{ kind: 'hint', topic: 'balance', seq: 2 }]);
    expect(strange.answers).toEqual([]);
  });

  it('hears of a spin, which gives no hint of its own', async () => {
    const { browser } = await newMember();
    const line = await tabOf(browser, ['balance']);
    const found = await browser.call(endpoints.listGames, { query: { gameClassify: 'SL' } });
    const [game] = endpoints.listGames.reply.parse(found.value).content;
    const body = { nodeId: game?.nodeId ?? '', mode: 'real' };
    const launched = (await browser.call(endpoints.launchGame, { body })).value;
    const [stake] = launched['stakes'] as { stake: string }[];
    await runLoop('realtime.watch');
    await expect.poll(() => topicsOf(line), soon).toEqual(['balance']);
    line.answers.splice(0);
    const spin = { body: { ...body, stake: stake?.stake }, key: 'live-spin-1' };
    expect((await browser.call(endpoints.spinSlot, spin)).status).toBe(200);
    await runLoop('realtime.watch');
    await expect.poll(() => topicsOf(line), soon).toEqual(['balance']);
    expect(JSON.stringify(line.answers)).not.toMatch(/amount|minor/iu);
  });

  it('is told once of what is its own, since it may have moved before the first look', async () => {
    const { browser } = await newMember();
    const line = await tabOf(browser, ['balance', 'games']);
    await runLoop('realtime.watch');
    await runLoop('realtime.watch');
    await expect.poll(() => topicsOf(line), soon).toEqual(['balance']);
    const second = await tabOf(browser, ['balance']);
    await runLoop('realtime.watch');
    await expect.poll(() => topicsOf(second), soon).toEqual(['balance']);
  });

  it('hears of a deposit at once, from the event of the outbox', async () => {
    const { browser, id } = await newMember();
    const line = await tabOf(browser, ['balance', 'badges']);
    const at = String(test.clock.now());
    const payload = {
      depositId: 'dep_00000001',
      memberId: id,
      state: 'CREDITED',
      reason: null,
      amount: '100',
      net: '100',
      currency: 'THB',
      promotionId: null,
      at,
    } as const;
    await test.inUnit((ctx) => emit(ctx, { name: 'cashier.deposit_moved', payload }));
    await isListening(line, `badges:${id}`);
    await deliverEvents(workOf(test), server.built().contexts.events);
    await expect.poll(() => topicsOf(line), soon).toEqual(['balance', 'badges']);
  });

  it('hears that an application was decided and a letter answered, whose pages wait', async () => {
    const { browser, id } = await newMember();
    const line = await tabOf(browser, ['badges']);
    await isListening(line, `badges:${id}`);
    const letter = {
      questionType: 'account',
      content: 'Where does my raffle ticket stand, please?',
    };
    const sent = await browser.call(endpoints.sendFeedback, { body: letter });
    const params = { id: String(sent.value['id']) };
    const owner = await enterOwner(server);
    const answer = { params, body: { answer: 'It stands on the page of raffles.' } };
    expect((await owner.call(endpoints.answerFeedback, answer)).code).toBeUndefined();
    await deliverEvents(workOf(test), server.built().contexts.events);
    await expect.poll(() => topicsOf(line), soon).toEqual(['badges']);
    line.answers.splice(0);
    const at = String(test.clock.now());
    const entryId = idIn('pme', 'pme_00000001');
    const decided = { memberId: id, entryId, amountMinor: '0', currency: 'THB' };
    const payload = { ...decided, isMoney: true, reason: 'Not this round.', at } as const;
    await test.inUnit((ctx) => emit(ctx, { name: 'rewards.application_decided', payload }));
    await deliverEvents(workOf(test), server.built().contexts.events);
    await expect.poll(() => topicsOf(line), soon).toEqual(['badges']);
  });

  it('hears nothing of a transaction that was taken back', async () => {
    const line = await tabOf(undefined, ['winners', 'status']);
    await isListening(line, 'status');
    const undone = test.inUnit(async (ctx) => {
      await giveHints(ctx, [{ key: 'winners' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await test.inUnit((ctx) => giveHints(ctx, [{ key: 'status' }]));
    await expect.poll(() => topicsOf(line), soon).toEqual(['status']);
  });

  it('is refused topics of others, of members to a visitor, and unknown ones', async () => {
    const { browser, id } = await newMember();
    const line = await tabOf(browser, [`balance:${id}`, 'jackpots', 'badges']);
    const visitor = await tabOf(undefined, ['balance', 'games']);
    line.say({ kind: 'follow', topics: [`balance:${id}`] });
    visitor.say({ kind: 'follow', topics: ['balance'] });
    const refused = (topic: string) => [{ kind: 'refused', topic }];
    await expect.poll(() => line.answers, soon).toEqual(refused(`balance:${id}`));
    await expect.poll(() => visitor.answers, soon).toEqual(refused('balance'));
  });

  it('hears that somebody spoke in a room of the chat, and a visitor may not listen', async () => {
    const { browser } = await newMember();
    const [line, visitor] = [
      await tabOf(browser, ['chat:lounge']),
      await tabOf(undefined, ['games']),
    ];
    visitor.say({ kind: 'follow', topics: ['chat:lounge'] });
    await expect
      .poll(() => visitor.answers.at(-1), soon)
      .toEqual({ kind: 'refused', topic: 'chat:lounge' });
    await isListening(line, 'chat:lounge');
    const said = { params: { room: 'lounge' }, body: { content: 'Good evening' } };
    await browser.call(endpoints.sendChatMessage, said);
    await expect.poll(() => topicsOf(line), soon).toEqual(['chat:lounge']);
    expect(JSON.stringify(line.answers)).not.toContain('evening');
  });

  it('ends with its session', async () => {
    const { browser } = await newMember();
    const line = await tabOf(browser, ['balance']);
    await runLoop('realtime.sessions');
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    await browser.call(endpoints.logOut, { body: {} });
    await runLoop('realtime.sessions');
    expect(await line.ended).toBe(4401);
  });
});

describe('a handshake', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another scheme', { origin: 'https://127.0.0.1' }],
    ['of no page', { origin: null }],
  ])('%s is refused (R75)', async (_, dialling) => {
    const line = await dial(port, dialling);
    expect(line.refused).toBe(403);
  });

  it('needs the token beside the cookie', async () => {
    const { browser } = await newMember();
    const line = await dial(port);
    line.say({ kind: 'hello', token: browser.session.token });
    expect(await line.ended).toBe(4401);
    const made = await dial(port, { cookies: browser.cookies });
    made.say({ kind: 'hello', token: 'x'.repeat(43) });
    expect(await made.ended).toBe(4401);
  });

  it('is what the address is for: an ordinary call finds nothing', async () => {
    const got = await server.browser().raw({ method: 'GET', url: '/wps/live' });
    expect([got.status, got.code]).toEqual([404, 'not_found']);
  });
});

describe('a line that is misused', () => {
  it.each([
    ['by no JSON', 'hello'],
    ['by an unknown kind', JSON.stringify({ kind: 'shout' })],
    ['by a topic before the greeting', JSON.stringify({ kind: 'follow', topics: ['games'] })],
    ['by other fields', JSON.stringify({ kind: 'hello', token: null, memberId: 'mbr_1' })],
  ])('%s is ended', async (_, text) => {
    const line = await dial(port);
    line.socket.send(text);
    expect(await line.ended).toBe(1008);
  });

  it('by bytes, a huge message or a flood is ended', async () => {
    const [bytes, huge, flood] = [await dial(port), await dial(port), await dial(port)];
    bytes.socket.send(Buffer.from([1, 2, 3]));
    huge.socket.send('x'.repeat(5000));
    flood.say({ kind: 'hello', token: null });
    await expect.poll(() => flood.answers.length, soon).toBe(1);
    for (let sent = 0; sent < 40; sent += 1) {
      flood.say({ kind: 'leave', topics: ['games'] });
    }
    expect([await bytes.ended, await huge.ended, await flood.ended]).toEqual([1008, 1009, 1008]);
  });

  it('by silence is ended within ten seconds', async () => {
    const line = await dial(port);
    expect(await line.ended).toBe(4000);
  });

  it('by more than a person has tabs is ended', async () => {
    const { browser } = await newMember();
    const lines = [];
    for (let tabs = 0; tabs < 13; tabs += 1) {
      const line = await dial(port, { cookies: browser.cookies });
      line.say({ kind: 'hello', token: browser.session.token });
      lines.push(line);
    }
    expect(await lines.at(-1)?.ended).toBe(4429);
    expect(lines[0]?.socket.readyState).toBe(1);
  });
});
