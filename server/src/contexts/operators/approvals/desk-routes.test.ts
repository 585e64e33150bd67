import { approvalActs } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goodPassword } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import type { Got, TestBrowser } from '../../../../test/factories/running.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import type { OperatorActor } from '../../../platform/context.ts';
import type { Act } from './act-book.ts';
import { createActBook } from './act-book.ts';
import { askApproval } from './use-cases/ask-approval.ts';
import { expireRequests } from './use-cases/expire-requests.ts';

const test = testDatabase();
const server = runningServer(test);

/** An act of these tests: it counts how often it was carried out, by request. */
const done: string[] = [];
const ring: Act<{ readonly bell: string }> = {
  name: 'operator.unlock',
  ability: 'members.adjust',
  payload: z.strictObject({ bell: z.string() }),
  facts: ({ bell }) => ({ bell }),
  mayRepeat: true,
  subject: ({ bell }) => ({ type: 'bell', id: bell }),
  perform: async (_ctx, { id }) => {
    done.push(id);
  },
};
beforeAll(() => server.built().contexts.operators.acts.declare(ring));

const cashier = () => enterOperator(test, server, 'cashier');

async function actorOf(browser: TestBrowser): Promise<OperatorActor> {
  const { id, username, role } = (await browser.call(endpoints.readOperator)).value;
  return {
    kind: 'operator',
    id: idIn('opr', id),
    name: String(username),
    role: String(role),
    sessionId: 'ses_test',
    ip: '203.0.113.5',
  };
}

/** The same where one request alone may wait. */
const ringAlone: typeof ring = {
  ...ring,
  mayRepeat: false,
  subject: () => ({ type: 'bell', id: 'south' }),
};

async function ask(asker: TestBrowser, act = ring): Promise<string> {
  const request = { act, payload: { bell: 'north' }, reason: 'it is noon', waitHours: 24 };
  // A request belongs to the site of the server.
  const site = server.built().contexts.site.viewer.peek().site;
  const actor = await actorOf(asker);
  return test.inUnit<string, OperatorActor>((ctx) => askApproval(ctx, request), { actor, site });
}

/** A request that waits for ten minutes, which is shorter than a session lasts. */
async function askBriefly(asker: TestBrowser): Promise<string> {
  const id = await ask(asker);
  const text = `update approvals set expires_at = asked_at + interval '10 minutes' where id = $1`;
  await asOwner(test, text, [id]);
  return id;
}

type Verb = 'approveRequest' | 'refuseRequest' | 'withdrawRequest';
let keys = 0;

function decide(browser: TestBrowser, verb: Verb, id: string): Promise<Got> {
  keys += 1;
  const sent = { params: { id }, body: { reason: 'as agreed' }, key: `approve-key-${keys}` };
  return browser.call(endpoints[verb], sent);
}

async function list(browser: TestBrowser, query: Record<string, string> = {}) {
  const { value } = await browser.call(endpoints.listApprovals, {
    query: { limit: '100', ...query },
  });
  return value['content'] as Record<string, unknown>[];
}

async function stepsOf(id: string): Promise<readonly string[]> {
  const query = { subjectId: id };
  const got = await (await enterOwner(server)).call(endpoints.listAuditEntries, { query });
  const rows = got.value['content'] as { action: string }[];
  return rows.map((row) => row.action).toReversed();
}

/** Their password once more: no operator of these tests has a second factor. */
async function proveAgain(browser: TestBrowser): Promise<void> {
  const body = { kind: 'password', proof: goodPassword };
  expect((await browser.call(endpoints.stepUpOperator, { body })).status).toBe(200);
}

describe('a request', () => {
  it('waits in the list, its own marked and with what each may do', async () => {
    const [asker, decider] = [await cashier(), await cashier()];
    const id = await ask(asker);
    const own = (await list(asker, { asker: 'me' })).find((row) => row['id'] === id);
    expect(own).toMatchObject({
      act: 'operator.unlock',
      facts: { bell: 'north' },
      state: 'waiting',
      isOwn: true,
      abilities: ['withdraw'],
    });
    const other = (await list(decider, { asker: 'others' })).find((row) => row['id'] === id);
    expect(other).toMatchObject({ isOwn: false, abilities: ['approve', 'refuse'] });
    expect((await list(decider, { asker: 'me' })).some((row) => row['id'] === id)).toBe(false);
    expect((await list(decider, { view: 'closed' })).some((row) => row['id'] === id)).toBe(false);
  });

  it('waits once, however often the same is asked for at the same time', async () => {
    const asker = await cashier();
    const asked = await Promise.allSettled([1, 2, 3, 4].map(async () => ask(asker, ringAlone)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = asked.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(codes).toHaveLength(3);
    expect(codes.every((code) => code.includes('approval_waiting'))).toBe(true);
    const [id] = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    await decide(asker, 'withdrawRequest', String(id));
    expect(await ask(asker, ringAlone)).not.toBe(id);
  });

  it('is for an act of the closed list, which the desk has words for', () => {
    const { acts } = server.built().contexts.operators;
    const names = acts.names().filter((name) => name !== ring.name);
    expect(names.toSorted()).toEqual(approvalActs.toSorted());
  });

  it('goes on by a cursor', async () => {
    const asker = await cashier();
    const ids = [await ask(asker), await ask(asker), await ask(asker)];
    const query = { asker: 'me', limit: '2' };
    const first = (await asker.call(endpoints.listApprovals, { query })).value;
    const cursor = String(first['nextCursor']);
    const rest = (await asker.call(endpoints.listApprovals, { query: { ...query, cursor } })).value;
    const seen = [
      ...(first['content'] as { id: string }[]),
      ...(rest['content'] as { id: string }[]),
    ];
    expect(seen.map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    expect(rest['nextCursor']).toBeNull();
  });

  it('is refused in order: unknown, no ability, own, expired, closed', async () => {
    const [asker, decider] = [await cashier(), await cashier()];
    const auditor = await enterOperator(test, server, 'auditor');
    const id = await askBriefly(asker);
    // Entries of one moment stand in no order.
    test.clock.advance({ seconds: 1 });
    const unknown = 'apr_00000000000000000000000000000000';
    const codes = [
      (await decide(decider, 'approveRequest', unknown)).code,
      (await decide(auditor, 'approveRequest', id)).code,
      (await decide(auditor, 'refuseRequest', id)).code,
      (await decide(asker, 'approveRequest', id)).code,
      (await decide(asker, 'refuseRequest', id)).code,
      (await decide(decider, 'withdrawRequest', id)).code,
    ];
    test.clock.advance({ minutes: 10 });
    codes.push((await decide(decider, 'approveRequest', id)).code);
    await proveAgain(decider);
    for (const verb of ['approveRequest', 'refuseRequest'] as const) {
      codes.push((await decide(decider, verb, id)).code);
    }
    codes.push((await decide(asker, 'withdrawRequest', id)).code);
    expect(codes).toEqual([
      'not_found',
      'ability_missing',
      'ability_missing',
      'approval_is_own',
      'approval_is_own',
      'approval_not_own',
      'step_up_required',
      'approval_expired',
      'approval_expired',
      'approval_expired',
    ]);
    expect(done).not.toContain(id);
    // What might have been a try to get around the second person stands in the trail.
    expect(await stepsOf(id)).toEqual([
      'approval.ask',
      'approval.decide_refused',
      'approval.decide_refused',
      'approval.decide_refused',
      'approval.decide_refused',
      'approval.decide_refused',
    ]);
  });

  it('is not approved while its asker is locked or has lost the ability, and can be refused', async () => {
    const [asker, decider] = [await cashier(), await cashier()];
    const owner = await enterOwner(server);
    const { id: askerId } = await actorOf(asker);
    const id = await ask(asker);
    const change = { params: { id: askerId }, body: { reason: 'left the house' } };
    const codes = [];
    await owner.call(endpoints.lockOperator, change);
    codes.push((await decide(decider, 'approveRequest', id)).code);
    await owner.call(endpoints.unlockOperator, change);
    const body = { ...change.body, role: 'support' };
    await owner.call(endpoints.changeOperatorRole, { ...change, body });
    codes.push((await decide(decider, 'approveRequest', id)).code);
    expect(codes).toEqual(['approval_asker_barred', 'approval_asker_barred']);
    expect(done).not.toContain(id);
    expect((await decide(decider, 'refuseRequest', id)).value['state']).toBe('refused');
  });

  it('that is over by the clock is closed before the job writes it down', async () => {
    const asker = await cashier();
    const id = await askBriefly(asker);
    test.clock.advance({ minutes: 10 });
    const closed = async () =>
      (await list(asker, { view: 'closed' })).find((row) => row['id'] === id);
    expect(await closed()).toMatchObject({ state: 'expired', abilities: [] });
    expect(await stepsOf(id)).toEqual(['approval.ask']);
    const { site } = server.built().contexts.site.viewer.peek();
    expect(await test.inUnit((ctx) => expireRequests(ctx, 100), { site })).toBeGreaterThan(0);
    expect(await test.inUnit((ctx) => expireRequests(ctx, 100), { site })).toBe(0);
    expect(await stepsOf(id)).toEqual(['approval.ask', 'approval.expire']);
    expect(await closed()).toMatchObject({ state: 'expired', decidedBy: null });
  });

  it('that was withdrawn or refused is decided by nobody any more', async () => {
    const [asker, decider] = [await cashier(), await cashier()];
    const [back, no] = [await ask(asker), await ask(asker)];
    test.clock.advance({ seconds: 1 });
    expect((await decide(asker, 'withdrawRequest', back)).value['state']).toBe('withdrawn');
    expect((await decide(decider, 'refuseRequest', no)).value).toMatchObject({
      state: 'refused',
      answer: 'as agreed',
    });
    const late = [
      await decide(decider, 'approveRequest', back),
      await decide(decider, 'approveRequest', no),
      await decide(asker, 'withdrawRequest', no),
    ];
    expect(late.map(({ code, data }) => [code, data['state']])).toEqual([
      ['approval_closed', 'withdrawn'],
      ['approval_closed', 'refused'],
      ['approval_closed', 'refused'],
    ]);
    expect(await stepsOf(back)).toEqual(['approval.ask', 'approval.withdraw']);
    expect(await stepsOf(no)).toEqual(['approval.ask', 'approval.refuse']);
    expect(done).not.toContain(back);
  });

  it('is carried out once, whoever approves and whoever refuses at the same time', async () => {
    const id = await ask(await cashier());
    const deciders = await Promise.all([cashier(), cashier(), cashier()]);
    const verbs = ['approveRequest', 'approveRequest', 'refuseRequest'] as const;
    const answers = await Promise.all(
      deciders.map((decider, index) => decide(decider, verbs[index] ?? 'approveRequest', id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'approval_closed')).toHaveLength(2);
    const approved = answers.some(({ value }) => value['state'] === 'approved');
    expect(done.filter((request) => request === id)).toHaveLength(approved ? 1 : 0);
  });

  it('cannot be changed behind the use case: by its own asker, or a second time', async () => {
    const asker = await cashier();
    const id = await ask(asker);
    const { id: operatorId } = await actorOf(asker);
    const close = (by: string) =>
      test.database().pool.query(
        `update approvals set state = 'approved', decided_by = $2, decided_by_name = 'x',
                decided_at = asked_at where id = $1`,
        [id, by],
      );
    await expect(close(operatorId)).rejects.toThrow(/approvals_second_person/u);
    await close((await actorOf(await cashier())).id);
    await expect(close(operatorId)).rejects.toThrow(/decided before/u);
    const erase = test.database().pool.query('delete from approvals where id = $1', [id]);
    await expect(erase).rejects.toThrow(/permission denied/u);
  });

  it('is read and taken back by whoever asked, also without the right to read all', async () => {
    const [asker, other] = [
      await enterOperator(test, server, 'content'),
      await enterOperator(test, server, 'content'),
    ];
    const [own, theirs] = [await ask(asker), await ask(other)];
    const listed = async (browser: TestBrowser, query = {}) => {
      const { value } = await browser.call(endpoints.listApprovals, { query });
      const { content } = endpoints.listApprovals.reply.parse(value);
      return content.map(({ id, abilities }) => ({ id, abilities }));
    };
    expect(await listed(asker)).toEqual([{ id: own, abilities: ['withdraw'] }]);
    expect(await listed(asker, { asker: 'others' })).toEqual([
      { id: own, abilities: ['withdraw'] },
    ]);
    const body = { reason: 'no longer needed' };
    const take = (id: string) => asker.call(endpoints.withdrawRequest, { params: { id }, body });
    expect([(await take(theirs)).code, (await take(own)).status]).toEqual(['not_found', 200]);
    expect(await listed(asker)).toEqual([]);
    const refused = await asker.call(endpoints.refuseRequest, { params: { id: theirs }, body });
    expect(refused.code).toBe('ability_missing');
  });
});

describe('createActBook', () => {
  it('takes an act once, and reads a stored payload by its schema before it is done', async () => {
    const book = createActBook();
    book.declare(ring);
    expect(() => book.declare(ring)).toThrow('declared once');
    expect(book.find('member.lock')).toBeUndefined();
    const actor = await actorOf(await cashier());
    const approved = { id: 'apr_1', payload: { bell: 7 }, reason: 'x', askedBy: 'opr_1' } as const;
    const perform = test.inUnit<unknown, OperatorActor>(
      async (ctx) => book.find(ring.name)?.perform(ctx, approved),
      { actor },
    );
    await expect(perform).rejects.toThrow(/bell/u);
  });
});
