import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();

type Ann = ReturnType<typeof player>;

/** A member with 100.00 who has bet 10.00 on a fight, and what a vendor says of it. */
async function placed(name: string) {
  const ann = player(test, name);
  await ann.fund();
  const game = { category: 'COCKFIGHT', gameCode: 'arena' };
  await ann.send(ann.bet('b1', { game }));
  return { ann, ...saying(ann), game };
}

function saying(ann: Ann, target: object = { refTxId: 'b1' }) {
  const say = (kind: string, id: string, fields: object = {}) =>
    ann.send(ann.command(kind, id, { ...target, reason: 'video', ...fields })).then(brief);
  return {
    say,
    back: (id: string, amountMinor: bigint) => say('RETURN_STAKE', id, { amountMinor }),
    settle: (id: string, amountMinor: bigint, fields: object = {}) =>
      say('SETTLE', id, { amountMinor, result: 'WIN', ...fields }),
    again: (id: string) => say('UNSETTLE', id),
  };
}

async function betsOf({ memberId }: Ann): Promise<readonly object[]> {
  const { rows } = await test.database().pool.query<object>(
    `select state, (stake_minor - given_back_minor)::int as stake, open_minor::int as open,
            payout_minor::int as paid
       from bets where member_id = $1 order by tx_id`,
    [memberId],
  );
  return rows;
}

const whole = { state: 'open', stake: 1_000, open: 1_000, paid: 0 };
const smaller = { state: 'open', stake: 600, open: 600, paid: 0 };
const gone = { state: 'void', stake: 0, open: 0, paid: 0 };

describe('RETURN_STAKE beside results (rule 17)', () => {
  it('leaves a smaller stake, which is the one that a reopening opens', async () => {
    const { ann, back, settle, again } = await placed('rs1');
    expect(await back('k1', 400n)).toBe('done');
    expect(await settle('s1', 1_500n)).toBe('done');
    expect(await ann.balance()).toBe(10_900n);
    expect(await back('k2', 100n)).toBe('bet_already_settled');
    expect(await again('u1')).toBe('done');
    expect(await betsOf(ann)).toEqual([smaller]);
    expect(await ann.balance()).toBe(9_400n);
    expect(await back('k1', 400n)).toBe('done again');
    expect(await settle('s2', 700n)).toBe('done');
    expect(await ann.balance()).toBe(10_100n);
  });

  it('comes after a reopening as before a result, once for each id', async () => {
    const { ann, back, settle, again } = await placed('rs2');
    await settle('s1', 1_500n);
    expect(await again('u1')).toBe('done');
    expect(await betsOf(ann)).toEqual([whole]);
    const answers = [await back('k1', 400n), await back('k1', 400n), await back('k1', 300n)];
    expect(answers).toEqual(['done', 'done again', 'idempotency_conflict']);
    expect(await betsOf(ann)).toEqual([smaller]);
    expect(await back('k2', 601n)).toBe('amount_not_allowed');
    expect(await back('k3', 600n)).toBe('done');
    expect(await betsOf(ann)).toEqual([gone]);
    expect(await ann.balance()).toBe(10_000n);
  });

  it('of all of it is final: nothing opens, settles or returns it again', async () => {
    const { ann, back, settle, again, say } = await placed('rs3');
    await back('k1', 1_000n);
    const answers = [
      await again('u1'),
      await settle('s1', 900n),
      await back('k2', 1n),
      await say('VOID', 'v1'),
      await say('ROLLBACK', 'x1'),
    ];
    expect(answers).toEqual([
      'bet_rolled_back',
      'bet_rolled_back',
      'bet_rolled_back',
      'already',
      'done',
    ]);
    expect(await ann.balance()).toBe(10_000n);
  });

  it.each([
    ['VOID', {}],
    ['ROLLBACK', { policy: loosePolicy }],
  ])(
    'of a part, then a %s: the rest comes back and what was paid is taken',
    async (kind, fields) => {
      const { ann, back, settle, say } = await placed(`rs4${kind}`);
      await back('k1', 400n);
      expect(await say(kind, 'x1', fields)).toBe('done');
      expect(await ann.balance()).toBe(10_000n);
      const other = await placed(`rs5${kind}`);
      await other.back('k1', 400n);
      await other.settle('s1', 1_500n);
      expect(await other.say(kind, 'x1', fields)).toBe('done');
      expect(await other.ann.balance()).toBe(10_000n);
      expect(await settle('s2', 1n)).toBe('bet_rolled_back');
    },
  );

  it('of what was not cashed out ends the bet; a reopening takes the rest back in', async () => {
    const { ann, back, settle, again } = await placed('rs6');
    const part = { result: 'CASHOUT', hasLiveSession: true, leavesOpenMinor: 500n };
    expect(await settle('s1', 450n, part)).toBe('done');
    expect(await back('k1', 500n)).toBe('done');
    expect(await betsOf(ann)).toEqual([{ state: 'settled', stake: 500, open: 0, paid: 450 }]);
    expect(await ann.balance()).toBe(9_950n);
    expect(await again('u1')).toBe('done');
    expect(await betsOf(ann)).toEqual([{ state: 'open', stake: 500, open: 500, paid: 0 }]);
    expect(await ann.balance()).toBe(9_500n);
  });

  it('of nothing, or of less, is refused before anything is looked at', async () => {
    const { ann, back } = await placed('rs7');
    expect([await back('k1', 0n), await back('k2', -1n)]).toEqual([
      'amount_not_allowed',
      'amount_not_allowed',
    ]);
    expect(await betsOf(ann)).toEqual([whole]);
  });

  it('at once with a result leaves the one that came first', async () => {
    const { ann, back, settle } = await placed('rs8');
    const answers = await Promise.all([back('k1', 1_000n), settle('s1', 1_500n)]);
    const isReturned = answers[0] === 'done';
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await ann.balance()).toBe(isReturned ? 10_000n : 10_500n);
  });
});

describe('UNSETTLE of a part (rule 17)', () => {
  it('takes back what was cashed out, and opens the whole bet', async () => {
    const { ann, settle, again } = await placed('up1');
    const part = { result: 'CASHOUT', hasLiveSession: true, leavesOpenMinor: 500n };
    await settle('s1', 450n, part);
    expect(await again('u1')).toBe('done');
    expect(await again('u2')).toBe('already');
    expect(await betsOf(ann)).toEqual([whole]);
    expect(await ann.balance()).toBe(9_000n);
  });
});

/** Two bets of one round, of 10.00 each; the first can be taken out of it. */
async function pair(name: string) {
  const { ann, game } = await placed(name);
  test.clock.advance({ seconds: 1 });
  await ann.send(ann.bet('b2', { game }));
  return { ann, first: saying(ann), round: saying(ann, { roundId: `${name}-round` }) };
}

describe('a round that is named alone is what is open of it (rule 18)', () => {
  it('pays an open bet, although another of the round was taken back', async () => {
    const { ann, first, round } = await pair('rd1');
    await first.say('ROLLBACK', 'x1');
    expect(await round.settle('s1', 1_500n)).toBe('done');
    expect(await ann.balance()).toBe(10_500n);
    expect(await round.settle('s1', 1_500n)).toBe('done again');
    expect(await round.settle('s2', 1_500n)).toBe('bet_already_settled');
  });

  it('pays an open bet, although another of the round has its result', async () => {
    const { ann, first, round } = await pair('rd2');
    await first.settle('s1', 300n);
    expect(await round.settle('s2', 1_500n)).toBe('done');
    expect(await ann.balance()).toBe(9_800n);
    expect(await round.again('u1')).toBe('done');
    expect(await betsOf(ann)).toEqual([whole, whole]);
    expect(await ann.balance()).toBe(8_000n);
  });

  it('gives so much back in all, not of each bet', async () => {
    const { ann, round } = await pair('rd3');
    expect(await round.back('k1', 2_001n)).toBe('amount_not_allowed');
    expect(await round.back('k2', 1_400n)).toBe('done');
    expect(await betsOf(ann)).toEqual([gone, smaller]);
    expect(await ann.balance()).toBe(9_400n);
  });

  it('opens and rejects what waits, and leaves what stands', async () => {
    const { ann, game } = await placed('rd4');
    await ann.send(ann.bet('b2', { game, isWaiting: true }));
    const round = saying(ann, { roundId: 'rd4-round' });
    expect(await round.say('REJECT', 'j1')).toBe('done');
    const states = (await betsOf(ann)).map((bet) => (bet as { state: string }).state);
    expect(states).toEqual(['open', 'rejected']);
    expect(await ann.balance()).toBe(9_000n);
  });
});

describe('RESETTLE by round (rule 18)', () => {
  const placedTwo = async (name: string) => {
    const ann = player(test, name);
    await ann.fund();
    await ann.send(ann.bet('b1'));
    test.clock.advance({ seconds: 1 });
    await ann.send(ann.bet('b2'));
    return { ann, one: saying(ann), round: saying(ann, { roundId: `${name}-round` }) };
  };
  const paid = async (ann: Ann) => {
    const { rows } = await test
      .database()
      .pool.query<{ paid: number }>(
        'select payout_minor::int as paid from bets where member_id = $1 order by tx_id',
        [ann.memberId],
      );
    return rows.map((row) => row.paid);
  };
  const anew = (amountMinor: bigint) => ({ amountMinor, result: 'WIN' });

  it('changes what got its result with the round, and no bet that was settled alone', async () => {
    const { ann, one, round } = await placedTwo('rt1');
    await one.settle('s1', 5_000n);
    await round.settle('s2', 2_000n);
    expect(await round.say('RESETTLE', 't1', anew(2_500n))).toBe('done');
    expect(await paid(ann)).toEqual([5_000, 2_500]);
    expect(await round.say('RESETTLE', 't2', anew(0n))).toBe('done');
    expect(await paid(ann)).toEqual([5_000, 0]);
    expect(await ann.balance()).toBe(13_000n);
  });

  it('does the same where the round was paid by a win, or the other bet has no result', async () => {
    const { ann, one, round } = await placedTwo('rt2');
    await one.settle('s1', 5_000n);
    await round.say('WIN', 'w2', { amountMinor: 2_000n });
    await round.say('RESETTLE', 't1', anew(2_500n));
    expect(await paid(ann)).toEqual([5_000, 2_500]);
    const open = await placedTwo('rt3');
    await open.one.settle('s1', 5_000n);
    await open.round.say('RESETTLE', 't1', anew(2_500n));
    expect(await paid(open.ann)).toEqual([5_000, 2_500]);
  });

  it('leaves a bet alone that was settled by itself after the round', async () => {
    const { ann, one, round } = await placedTwo('rt4');
    await round.settle('s1', 2_000n);
    await one.say('RESETTLE', 't1', anew(3_000n));
    await round.say('RESETTLE', 't2', anew(700n));
    expect(await paid(ann)).toEqual([3_000, 700]);
  });

  it('is of all bets where each got its result alone', async () => {
    const { ann, one, round } = await placedTwo('rt5');
    await one.settle('s1', 2_000n);
    await saying(ann, { refTxId: 'b2' }).settle('s2', 100n);
    expect(await round.say('RESETTLE', 't1', anew(700n))).toBe('done');
    expect(await paid(ann)).toEqual([350, 350]);
  });
});

describe('a tip', () => {
  it('has no result: nothing settles, resettles, reopens or pays it', async () => {
    const ann = player(test, 'tip1');
    await ann.fund();
    const game = { category: 'LIVE', gameCode: 'baccarat' };
    const given = { amountMinor: 500n, roundId: 'tip1-round', game, hasLiveSession: true };
    await ann.send(ann.command('TIP', 't1', given));
    const { say, settle, again, back } = saying(ann, { refTxId: 't1' });
    const answers = [
      await settle('s1', 700n),
      await say('RESETTLE', 'r1', { amountMinor: 700n, result: 'WIN' }),
      await again('u1'),
      await back('k1', 100n),
      await say('WIN', 'w1', { amountMinor: 700n }),
    ];
    const no = 'bet_already_settled';
    expect(answers).toEqual([no, no, no, no, 'bet_not_found']);
    expect(await ann.balance()).toBe(9_500n);
    expect(await say('VOID', 'v1')).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
  });
});

describe('an act that says its round is over (rule 15)', () => {
  it.each([
    ['VOID', {}],
    ['UNSETTLE', {}],
    ['RESETTLE', { amountMinor: 500n, result: 'WIN' }],
    ['RETURN_STAKE', { amountMinor: 400n }],
  ] as const)('%s: takes no new stake, and the other bets get their results', async (kind, act) => {
    const { ann, say } = await placed(`over${kind.toLowerCase().slice(0, 5)}`);
    await ann.send(ann.bet('b2'));
    if (kind === 'UNSETTLE') {
      await say('SETTLE', 's1', { amountMinor: 0n, result: 'LOSE' });
    }
    expect(await say(kind, 'k1', { ...act, closesRound: true })).toBe('done');
    expect(brief(await ann.send(ann.bet('b3')))).toBe('bet_round_closed');
    expect(await saying(ann, { refTxId: 'b2' }).settle('s2', 100n)).toBe('done');
  });
});
