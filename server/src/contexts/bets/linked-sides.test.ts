import { describe, expect, it } from 'vitest';
import type { MemberId } from '@portal/protocol';
import { brief, loosePolicy, player } from '../../../test/factories/bets.ts';
import { testDatabase } from '../../../test/harness.ts';
import { noteMarks } from '../limits/index.ts';
import { openRequirement, readRequirements } from '../turnover/index.ts';
import { protectionGate } from './protection.ts';

const test = testDatabase();

// agents-loyalty-money.md A3: tickets are grouped by member or linked-identity cluster.

type Ann = ReturnType<typeof player>;

async function validOf(...members: readonly Ann[]): Promise<readonly number[]> {
  const text = `select valid_minor::int as valid from bets
    where member_id = any($1) and state <> 'open' order by split_part(tx_id, '-', 2)`;
  const ids = members.map(({ memberId }) => memberId);
  const { rows } = await test.database().pool.query<{ valid: number }>(text, [ids]);
  return rows.map(({ valid }) => valid);
}

/** The events that an operator sees. */
async function eventsOf(round: string): Promise<readonly MemberId[]> {
  const text = `select member_id as member from bet_reviews
    where reason = 'linked_opposite_sides' and subject like $1 || ' %'`;
  const { rows } = await test.database().pool.query<{ member: MemberId }>(text, [round]);
  return rows.map(({ member }) => member);
}

async function newPlayer(name: string): Promise<Ann> {
  const ann = player(test, name, protectionGate);
  await ann.fund(100_000n);
  return ann;
}

let phones = 0;

async function link(...members: readonly Ann[]): Promise<void> {
  phones += 1;
  const mark = { kind: 'phone', value: `+8490${String(phones).padStart(7, '0')}` } as const;
  for (const { memberId } of members) {
    await test.inUnit((ctx) => noteMarks(ctx, memberId, [mark]));
  }
}

async function linkedPair(name: string) {
  const [ann, bob] = [await newPlayer(`${name}a`), await newPlayer(`${name}b`)];
  await link(ann, bob);
  return { ann, bob };
}

const on = (roundId: string, side: string, amountMinor: bigint) => {
  return { roundId, amountMinor, terms: { side } };
};

async function place(ann: Ann, id: string, fields: object): Promise<void> {
  expect(brief(await ann.send(ann.bet(id, { ...fields })))).toBe('done');
}

async function settle(ann: Ann, id: string): Promise<void> {
  const result = { refTxId: id, amountMinor: 0n, result: 'LOSE' };
  expect(brief(await ann.send(ann.command('SETTLE', `s${id}`, result)))).toBe('done');
}

async function lost(ann: Ann, id: string, fields: object): Promise<void> {
  await place(ann, id, fields);
  await settle(ann, id);
}

describe('two accounts of one person on both sides of a round', () => {
  it('count as one account does, and raise one event', async () => {
    const { ann, bob } = await linkedPair('ls1');
    await lost(ann, 'b1', on('lr1', 'BANKER', 10_000n));
    expect(await validOf(ann)).toEqual([10_000]);
    expect(await eventsOf('lr1')).toEqual([]);
    await lost(bob, 'b2', on('lr1', 'PLAYER', 6_000n));
    expect(await validOf(ann, bob)).toEqual([4_000, 0]);
    await lost(bob, 'b3', on('lr1', 'PLAYER', 1_000n));
    expect(await validOf(ann, bob)).toEqual([3_000, 0, 0]);
    expect(await eventsOf('lr1')).toEqual([bob.memberId]);
  });

  it('do so whichever is settled first', async () => {
    const { ann, bob } = await linkedPair('ls2');
    await place(ann, 'b1', on('lr2', 'BANKER', 10_000n));
    await place(bob, 'b2', on('lr2', 'PLAYER', 6_000n));
    await settle(bob, 'b2');
    expect(await validOf(ann, bob)).toEqual([6_000]);
    await settle(ann, 'b1');
    expect(await validOf(ann, bob)).toEqual([4_000, 0]);
  });

  it('count in full again once the other side is void', async () => {
    const { ann, bob } = await linkedPair('ls3');
    await lost(ann, 'b1', on('lr3', 'BANKER', 10_000n));
    await lost(bob, 'b2', on('lr3', 'PLAYER', 6_000n));
    const undo = { refTxId: 'b2', reason: 'by the vendor', policy: loosePolicy };
    expect(brief(await bob.send(bob.command('VOID', 'v2', undo)))).toBe('done');
    expect(await validOf(ann, bob)).toEqual([10_000, 0]);
    await lost(bob, 'b3', on('lr3', 'PLAYER', 2_000n));
    expect(await validOf(ann, bob)).toEqual([8_000, 0, 0]);
    expect(await eventsOf('lr3')).toHaveLength(1);
  });

  it('give back what the first had worked off', async () => {
    const { ann, bob } = await linkedPair('ls4');
    const play = { source: 'deposit', reference: 'ls4', amountMinor: 5_000n, multiple: 1 } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...play, memberId: ann.memberId }));
    const playOf = async () => {
      const query = { memberId: ann.memberId, openOnly: false };
      const rows = await test.inUnit((ctx) => readRequirements(ctx, query));
      return rows.map(({ state }) => state).join();
    };
    const side = (name: string) => ({
      ...on('lr4', name, 10_000n),
      game: { category: 'SPORTS', gameCode: 'football' },
      terms: { side: name, odds: '2.00' },
    });
    await lost(ann, 'b1', side('HOME'));
    expect(await playOf()).toBe('DONE');
    await lost(bob, 'b2', side('AWAY'));
    expect(await playOf()).toBe('OPEN');
    expect(await validOf(ann, bob)).toEqual([0, 0]);
  });

  it('meet on a market line of their vendor', async () => {
    const { ann, bob } = await linkedPair('ls5');
    const side = (name: string) => ({
      ...on(`lr5-${name}`, name, 10_000n),
      game: { category: 'SPORTS', gameCode: 'football' },
      terms: { side: name, odds: '2.00', marketKey: 'ls5-line' },
    });
    await lost(ann, 'b1', side('HOME'));
    await lost(bob, 'b2', side('AWAY'));
    expect(await validOf(ann, bob)).toEqual([0, 0]);
    expect(await eventsOf('ls5-line')).toHaveLength(1);
  });

  it('meet through a third that plays beside them', async () => {
    const { ann, bob } = await linkedPair('ls6');
    const cid = await newPlayer('ls6c');
    await link(bob, cid);
    await lost(ann, 'b1', on('lr6', 'BANKER', 10_000n));
    await lost(bob, 'b2', on('lr6', 'TIE', 1_000n));
    await lost(cid, 'b3', on('lr6', 'PLAYER', 6_000n));
    expect(await validOf(ann, bob, cid)).toEqual([4_000, 1_000, 0]);
  });

  it('are weighed where both results come at once', async () => {
    const { ann, bob } = await linkedPair('ls7');
    await place(ann, 'b1', on('lr7', 'BANKER', 10_000n));
    await place(bob, 'b2', on('lr7', 'PLAYER', 6_000n));
    await Promise.all([settle(ann, 'b1'), settle(bob, 'b2')]);
    expect(await validOf(ann, bob)).toEqual([4_000, 0]);
    expect(await eventsOf('lr7')).toHaveLength(1);
  });

  it('raise no event where the order that would settle them is refused', async () => {
    const { ann, bob } = await linkedPair('ls8');
    await lost(ann, 'b1', on('lr8', 'BANKER', 10_000n));
    await place(bob, 'b2', on('lr8', 'PLAYER', 6_000n));
    const result = { amountMinor: 0n, result: 'LOSE' };
    const answers = await bob.order(
      bob.command('SETTLE', 's2', { ...result, refTxId: 'b2' }),
      bob.command('SETTLE', 's9', { ...result, refTxId: 'b9' }),
    );
    expect(answers.map(brief)).toEqual(['order_refused', 'bet_not_found']);
    expect(await eventsOf('lr8')).toEqual([]);
    await settle(bob, 'b2');
    expect(await eventsOf('lr8')).toHaveLength(1);
  });
});

describe("what is nobody else's", () => {
  it('is left alone where the accounts are not linked', async () => {
    const [ann, bob] = [await newPlayer('lu1a'), await newPlayer('lu1b')];
    await lost(ann, 'b1', on('lu1', 'BANKER', 10_000n));
    await lost(bob, 'b2', on('lu1', 'PLAYER', 6_000n));
    expect(await validOf(ann, bob)).toEqual([10_000, 6_000]);
    expect(await eventsOf('lu1')).toEqual([]);
  });

  it('is left alone where linked accounts take one side', async () => {
    const { ann, bob } = await linkedPair('lu2');
    await lost(ann, 'b1', on('lu2', 'BANKER', 10_000n));
    await lost(bob, 'b2', on('lu2', 'BANKER', 6_000n));
    expect(await validOf(ann, bob)).toEqual([10_000, 6_000]);
    expect(await eventsOf('lu2')).toEqual([]);
  });

  it('are the numbers of a wheel, which go by account', async () => {
    const { ann, bob } = await linkedPair('lu3');
    const numbers = { roundId: 'lu3', amountMinor: 1_000n, terms: { numbersCovered: 13 } };
    await lost(ann, 'b1', numbers);
    await lost(bob, 'b2', numbers);
    expect(await validOf(ann, bob)).toEqual([1_000, 1_000]);
  });
});
