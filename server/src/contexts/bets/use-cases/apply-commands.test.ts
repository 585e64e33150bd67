import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, openGate, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { fingerprintOf } from '../../wallet/index.ts';
import type { WinCommand } from '../command.ts';
import { protectionGate } from '../protection.ts';
import type { StakeGate } from '../stake-gate.ts';
import { applyCommands } from './apply-commands.ts';

const test = testDatabase();

// The rules of vendor-wallet.md 3, by their numbers. Balances are counted by hand from 100.00.
// Those of the wire (1, 19, 25), of daily files (22) and of replay screens (23) are not ours.

async function rows(sql: string, values: readonly unknown[]): Promise<readonly object[]> {
  const found = await test.database().pool.query<object>(sql, [...values]);
  return found.rows;
}

describe('rule 2: one transaction holds all of it', () => {
  it('leaves stake, bet, round, transaction and answer, or nothing', async () => {
    const ann = player(test, 'r2');
    await ann.fund();
    await expect(
      test.inUnit(async (ctx) => {
        await applyCommands(ctx, { gate: openGate }, [[ann.bet('b1')]]);
        throw new Error('the connection is gone');
      }),
    ).rejects.toThrow('gone');
    expect(await ann.balance()).toBe(10_000n);
    expect(brief(await ann.send(ann.bet('b1')))).toBe('done');
    expect(await ann.balance()).toBe(9_000n);
  });
});

describe('rule 3: same id, same content', () => {
  it('moves nothing and answers as stored, with the balance of now beside it', async () => {
    const ann = player(test, 'r3');
    await ann.fund();
    const first = await ann.send(ann.bet('b1'));
    await ann.send(ann.bet('b2'));
    const again = await ann.send(ann.bet('b1'));
    expect(again).toEqual({ ...first, currentMinor: 8_000n, isReplay: true });
    expect(await ann.balance()).toBe(8_000n);
  });
});

describe('rule 4: same id, different content', () => {
  it.each([
    ['amount', { amountMinor: 999n }],
    ['round', { roundId: 'another' }],
    ['game', { game: { category: 'LIVE', gameCode: 'roulette' } }],
    ['player', { memberId: 'mbr_somebodyelse' }],
  ])('refuses another %s, moves nothing and asks for a review', async (field, fields) => {
    const ann = player(test, `r4${field}`);
    await ann.fund();
    await ann.send(ann.bet('b1'));
    expect(brief(await ann.send(ann.bet('b1', fields)))).toBe('idempotency_conflict');
    expect(await ann.balance()).toBe(9_000n);
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, [`r4${field}-b1`])).toEqual([{ reason: 'transaction_id_reused' }]);
  });
});

describe('rule 4: the game that an act names', () => {
  const win = { refTxId: 'b1', amountMinor: 300n };
  const target = { refTxId: 'b1', reason: 'video' };

  it.each([
    ['WIN', win],
    ['SETTLE', { ...win, result: 'WIN' }],
    ['ROLLBACK', { refTxId: 'b1' }],
    ['VOID', target],
    ['RETURN_STAKE', { ...target, amountMinor: 300n }],
    ['ADJUST', { amountMinor: 300n, reason: 'video' }],
    ['END_ROUND', {}],
  ] as const)('must be the same in a repeat of %s', async (kind, fields) => {
    const name = `r4g${kind.toLowerCase().slice(0, 5)}`;
    const ann = player(test, name);
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const named = (writtenCode: string | null | undefined) =>
      ann.send(ann.command(kind, 'k1', { ...fields, roundId: `${name}-round`, writtenCode }));
    expect(brief(await named('baccarat'))).toBe('done');
    const balance = await ann.balance();
    expect(brief(await named('baccarat'))).toBe('done again');
    expect(brief(await named('roulette'))).toBe('idempotency_conflict');
    expect(brief(await named(null))).toBe('idempotency_conflict');
    expect(await ann.balance()).toBe(balance);
  });

  it('was not compared at first: what was kept then is answered', async () => {
    const ann = player(test, 'r4former');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const { memberId, currency, refTxId } = ann.command('WIN', 'w1', win) as WinCommand;
    const named = (id: string) => ann.command('WIN', id, { ...win, writtenCode: 'baccarat' });
    expect(brief(await ann.send(named('w1')))).toBe('done');
    const place = { game: null, refTxId, roundId: null };
    const first = { kind: 'WIN', memberId, currency, amount: '300', ...place };
    const kept = { w2: first, w3: { ...first, writtenCode: 'baccarat' } };
    const copy = `insert into idempotency_keys (scope, key, fingerprint, answer, created_at)
      select scope, $1, $2, answer, created_at from idempotency_keys where key = 'r4former-w1'`;
    for (const [id, content] of Object.entries(kept)) {
      await rows(copy, [`r4former-${id}`, fingerprintOf(content)]);
      expect(brief(await ann.send(named(id)))).toBe('done again');
    }
  });
});

describe('rule 5: insufficient funds', () => {
  it('refuses with the real balance, and for good, whatever comes in later', async () => {
    const ann = player(test, 'r5');
    await ann.fund(500n);
    const refused = await ann.send(ann.bet('b1'));
    expect(refused).toMatchObject({ code: 'insufficient_balance', currentMinor: 500n });
    await ann.fund(10_000n);
    expect(brief(await ann.send(ann.bet('b1')))).toBe('insufficient_balance again');
    expect(await ann.balance()).toBe(10_500n);
  });

  it('lets a stake of the whole balance pass', async () => {
    const ann = player(test, 'r5b');
    await ann.fund(1_000n);
    expect(brief(await ann.send(ann.bet('b1')))).toBe('done');
    expect(await ann.balance()).toBe(0n);
  });
});

describe('rule 6: a rollback before its bet', () => {
  it('buries nothing of another member, and asks for a review', async () => {
    const [ann, ben] = [player(test, 'r6c'), player(test, 'r6d')];
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const mistaken = ann.command('ROLLBACK', 'x1', { refTxId: 'b1', memberId: ben.memberId });
    expect(brief(await ann.send(mistaken))).toBe('bet_not_found');
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, ['r6c-x1'])).toEqual([{ reason: 'transaction_id_reused' }]);
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 3_000n });
    expect(brief(await ann.send(win))).toBe('done');
    expect(await ann.balance()).toBe(12_000n);
  });

  it('leaves a tombstone, and the late bet moves nothing', async () => {
    const ann = player(test, 'r6');
    await ann.fund();
    const takeBack = ann.command('ROLLBACK', 'x1', { refTxId: 'b1' });
    expect(brief(await ann.send(takeBack))).toBe('tombstone');
    expect(brief(await ann.send(ann.bet('b1')))).toBe('bet_rolled_back');
    expect(brief(await ann.send(ann.bet('b1')))).toBe('bet_rolled_back again');
    expect(brief(await ann.send(takeBack))).toBe('tombstone again');
    expect(await ann.balance()).toBe(10_000n);
  });

  it('closes a round that is taken back before anything of it came', async () => {
    const ann = player(test, 'r6b');
    await ann.fund();
    const takeBack = ann.command('ROLLBACK', 'x1', { roundId: 'r6b-round' });
    expect(brief(await ann.send(takeBack))).toBe('tombstone');
    expect(brief(await ann.send(ann.bet('b1')))).toBe('bet_rolled_back');
  });
});

describe('rule 6 by round: one bet is late', () => {
  it('takes back what came and refuses what comes, in either order', async () => {
    const ann = player(test, 'r6e');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const takeBack = ann.command('ROLLBACK', 'x1', { roundId: 'r6e-round' });
    expect(brief(await ann.send(takeBack))).toBe('done');
    expect(brief(await ann.send(ann.bet('b2')))).toBe('bet_rolled_back');
    const late = { refTxId: 'b2', roundId: 'r6e-round', amountMinor: 700n, result: 'WIN' };
    expect(brief(await ann.send(ann.command('WIN', 'w2', late)))).toBe('bet_rolled_back');
    expect(brief(await ann.send(ann.command('SETTLE', 's2', late)))).toBe('bet_rolled_back');
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, ['r6e-w2'])).toEqual([{ reason: 'win_after_rollback' }]);
    expect(brief(await ann.send(ann.command('ROLLBACK', 'x2', { roundId: 'r6e-round' })))).toBe(
      'already',
    );
    expect(await ann.balance()).toBe(10_000n);
  });
});

describe('rule 6 for a win: its rollback came first', () => {
  it('moves nothing when it comes, nor does a prize, and asks for a review', async () => {
    const ann = player(test, 'r6w');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    expect(brief(await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'w1' })))).toBe(
      'tombstone',
    );
    await ann.send(ann.command('ROLLBACK', 'x2', { refTxId: 'p1' }));
    const game = { category: 'RNG', gameCode: 'reels' };
    const answers = [
      await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 700n })),
      await ann.send(ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 700n })),
      await ann.send(ann.command('PROMO_WIN', 'p1', { amountMinor: 700n, game, promo: {} })),
      await ann.send(ann.command('ROLLBACK', 'x3', { refTxId: 'w1' })),
      await ann.send(ann.command('WIN', 'w2', { refTxId: 'b1', amountMinor: 50n })),
    ];
    expect(answers.map(brief)).toEqual([
      'bet_rolled_back',
      'bet_rolled_back again',
      'bet_rolled_back',
      'already',
      'done',
    ]);
    expect(await ann.balance()).toBe(9_050n);
    const reviews = 'select subject from bet_reviews where member_id = $1 order by subject';
    expect(await rows(reviews, [ann.memberId])).toEqual([
      { subject: 'r6w-p1' },
      { subject: 'r6w-w1' },
    ]);
  });
});

describe('ids of vendors', () => {
  it("are each vendor's own: the same one of two vendors is two transactions", async () => {
    const ann = player(test, 'two');
    await ann.fund();
    const other = { provider: 'vendor:other' };
    const answers = [
      await ann.send(ann.bet('b1')),
      await ann.send(ann.bet('b1', { ...other, amountMinor: 2_000n })),
      await ann.send(ann.command('ROLLBACK', 'x1', { ...other, refTxId: 'b1' })),
      await ann.send(ann.bet('b1')),
    ];
    expect(answers.map(brief)).toEqual(['done', 'done', 'done', 'done again']);
    expect(await ann.balance()).toBe(9_000n);
  });

  it('may be of any script, and differ where their bytes do', async () => {
    const ann = player(test, 'scripts');
    await ann.fund();
    const ids = ['\u00e9', 'e\u0301', '赌注,"1"', String.raw`{a}\b`, ' null', '🎰'.repeat(50)];
    for (const id of ids) {
      expect(brief(await ann.send(ann.bet(id, { roundId: `${id} round` })))).toBe('done');
      expect(brief(await ann.send(ann.bet(id, { roundId: `${id} round` })))).toBe('done again');
    }
    await ann.send(ann.command('VOID', 'v', { refTxId: 'e\u0301', reason: 'fault' }));
    expect(await ann.balance()).toBe(5_000n);
  });

  it('may come twice in one order, and do what they say once', async () => {
    const ann = player(test, 'within');
    await ann.fund();
    expect((await ann.order(ann.bet('b1'), ann.bet('b1'))).map(brief)).toEqual([
      'done',
      'done again',
    ]);
    expect(await ann.balance()).toBe(9_000n);
  });
});

describe('rule 7: a rollback twice', () => {
  it('is fine both times and reverses once', async () => {
    const ann = player(test, 'r7');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const takeBack = (id: string) => ann.command('ROLLBACK', id, { refTxId: 'b1' });
    const answers = [
      await ann.send(takeBack('x1')),
      await ann.send(takeBack('x1')),
      await ann.send(takeBack('x2')),
    ];
    expect(answers.map(brief)).toEqual(['done', 'done again', 'already']);
    expect(await ann.balance()).toBe(10_000n);
  });
});

describe('rule 8: a rollback of a settled bet', () => {
  it('is refused where the dialect forbids it, and goes to review', async () => {
    const ann = player(test, 'r8');
    await ann.fund();
    await ann.order(ann.bet('b1'), ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 300n }));
    const takeBack = ann.command('ROLLBACK', 'x1', { refTxId: 'b1' });
    expect(brief(await ann.send(takeBack))).toBe('bet_already_settled');
    expect(await ann.balance()).toBe(9_300n);
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, ['r8-x1'])).toEqual([{ reason: 'rollback_of_settled' }]);
  });

  it('takes win and bet back together where it reverses anything', async () => {
    const ann = player(test, 'r8b');
    await ann.fund();
    const policy = loosePolicy;
    await ann.order(ann.bet('b1'), ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 300n }));
    expect(brief(await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'b1', policy })))).toBe(
      'done',
    );
    expect(await ann.balance()).toBe(10_000n);
    const win = ann.command('ROLLBACK', 'x2', { refTxId: 'w1', policy });
    expect(brief(await ann.send(win))).toBe('already');
    expect(await ann.balance()).toBe(10_000n);
  });

  it('goes to review where the money for the win is gone', async () => {
    const ann = player(test, 'r8c');
    await ann.fund(1_000n);
    await ann.order(
      ann.bet('b1'),
      ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n }),
      ann.bet('b2', { amountMinor: 5_000n, roundId: 'r8c-other' }),
    );
    const policy = { mayOverdraw: false, rollbackOfSettled: 'reverse' } as const;
    const takeBack = ann.command('ROLLBACK', 'x1', { refTxId: 'b1', policy });
    expect(brief(await ann.send(takeBack))).toBe('insufficient_balance');
    expect(brief(await ann.send(takeBack))).toBe('insufficient_balance');
    expect(await ann.balance()).toBe(0n);
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, ['r8c-x1'])).toEqual([{ reason: 'reversal_without_funds' }]);
  });
});

describe('rule 9: taking back more than there is', () => {
  const owing = async (name: string) => {
    const ann = player(test, name);
    await ann.fund(1_000n);
    await ann.order(
      ann.bet('b1'),
      ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 5_000n }),
      ann.bet('b2', { amountMinor: 4_000n, roundId: `${name}-other` }),
    );
    return ann;
  };
  const left = 'select left_minor as left from bet_debts where member_id = $1';

  it('is refused for funds where the dialect may not overdraw', async () => {
    const ann = await owing('r9');
    const takeBack = ann.command('ROLLBACK', 'x1', { refTxId: 'w1' });
    expect(brief(await ann.send(takeBack))).toBe('insufficient_balance');
    expect(await ann.balance()).toBe(1_000n);
  });

  it('takes what is there, owes the rest, and later wins repay it', async () => {
    const ann = await owing('r9b');
    const policy = loosePolicy;
    const takeBack = ann.command('ROLLBACK', 'x1', { refTxId: 'w1', policy });
    expect(await ann.send(takeBack)).toMatchObject({ outcome: 'done', balanceMinor: 0n });
    expect(await rows(left, [ann.memberId])).toEqual([{ left: 4_000n }]);
    const win = (id: string, amountMinor: bigint) =>
      ann.command('WIN', id, { refTxId: 'b2', amountMinor });
    await ann.send(win('w2', 1_500n));
    expect(await ann.balance()).toBe(0n);
    await ann.send(win('w3', 3_000n));
    expect(await ann.balance()).toBe(500n);
    expect(await rows(left, [ann.memberId])).toEqual([{ left: 0n }]);
  });

  it('does the same for an UNSETTLE', async () => {
    const ann = await owing('r9c');
    const fields = { refTxId: 'b1', reason: 'wrong score', policy: loosePolicy };
    expect(brief(await ann.send(ann.command('UNSETTLE', 'u1', fields)))).toBe('done');
    expect(await ann.balance()).toBe(0n);
    expect(await rows(left, [ann.memberId])).toEqual([{ left: 4_000n }]);
  });
});

describe('rules 10 and 11: a win without a bet that stands', () => {
  it('is not found, and paid once its bet has come', async () => {
    const ann = player(test, 'r10');
    await ann.fund();
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 700n });
    expect(brief(await ann.send(win))).toBe('bet_not_found');
    await ann.send(ann.bet('b1'));
    expect(brief(await ann.send(win))).toBe('done');
    expect(await ann.balance()).toBe(9_700n);
  });

  it('needs none when it is a prize', async () => {
    const ann = player(test, 'r10b');
    const prize = ann.command('PROMO_WIN', 'p1', {
      amountMinor: 2_000n,
      game: { category: 'RNG', gameCode: 'reels' },
      promo: { campaignId: 'spring', progressiveMinor: '1500', fixedMinor: '500' },
    });
    expect(await ann.send(prize)).toMatchObject({ outcome: 'done', balanceMinor: 2_000n });
    expect(brief(await ann.send(prize))).toBe('done again');
    expect(await ann.balance()).toBe(2_000n);
  });

  it('of a bet that was taken back moves nothing and asks for a review', async () => {
    const ann = player(test, 'r11');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'b1' }));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 700n });
    expect(brief(await ann.send(win))).toBe('bet_rolled_back');
    expect(await ann.balance()).toBe(10_000n);
    const reviews = 'select reason from bet_reviews where subject = $1';
    expect(await rows(reviews, ['r11-w1'])).toEqual([{ reason: 'win_after_rollback' }]);
  });
});

describe('rule 12: a win of zero', () => {
  it('is valid, and closes the round where it says so', async () => {
    const ann = player(test, 'r12');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 0n, closesRound: true });
    expect(brief(await ann.send(win))).toBe('done');
    expect(brief(await ann.send(ann.bet('b2')))).toBe('bet_round_closed');
    const bets = 'select state, result, valid_minor::int as valid from bets where tx_id = $1';
    expect(await rows(bets, ['r12-b1'])).toEqual([
      { state: 'settled', result: 'LOSE', valid: 1_000 },
    ]);
  });
});

describe('rules 13 and 14: only new stakes are gated', () => {
  const closedGate: StakeGate = () => ({
    looks: [],
    requirements: () => new Map(),
    refusalOf: () => ({ code: 'play_stopped', data: {} }),
    writesOf: () => [],
  });

  it('refuses BET and TIP inside the transaction, and pays everything else', async () => {
    const ann = player(test, 'r13');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const stopped = player(test, 'r13', closedGate);
    expect(brief(await stopped.send(ann.bet('b2')))).toBe('play_stopped');
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 2_000n });
    expect(brief(await stopped.send(win))).toBe('done');
    expect(await ann.balance()).toBe(11_000n);
  });

  it('asks what protects the member, and counts what was posted', async () => {
    const ann = player(test, 'r13c', protectionGate);
    await ann.fund();
    await ann.send(ann.bet('b1'));
    await rows(
      `insert into standing_flags (member_id, flag, reason, set_at)
        values ($1, 'RG_EXCLUDED', 'asked for', $2)`,
      [ann.memberId, String(test.clock.now())],
    );
    expect(brief(await ann.send(ann.bet('b2')))).toBe('self_excluded');
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 2_000n });
    expect(brief(await ann.send(win))).toBe('done');
    expect(await ann.balance()).toBe(11_000n);
  });

  it('refuses new stakes on a stopped game, and answers those that were taken before (R39)', async () => {
    const ann = player(test, 'r39');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const late = { isGameOpen: false };
    expect(brief(await ann.send(ann.bet('b1', late)))).toBe('done again');
    expect(brief(await ann.send(ann.bet('b2', late)))).toBe('game_under_maintenance');
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 2_000n });
    expect(brief(await ann.send(win))).toBe('done');
    expect(await ann.balance()).toBe(11_000n);
  });

  it('refuses a stake and a cash-out without a session, and pays a win', async () => {
    const ann = player(test, 'r13b');
    await ann.fund();
    expect(brief(await ann.send(ann.bet('b0', { hasLiveSession: false })))).toBe('session_expired');
    await ann.send(ann.bet('b1'));
    const cashOut = { refTxId: 'b1', amountMinor: 900n, result: 'CASHOUT' };
    const settle = (id: string, hasLiveSession: boolean) =>
      ann.command('SETTLE', id, { ...cashOut, hasLiveSession });
    expect(brief(await ann.send(settle('s1', false)))).toBe('session_expired');
    expect(brief(await ann.send(settle('s2', true)))).toBe('done');
    expect(await ann.balance()).toBe(9_900n);
  });
});

describe('rule 15: after a round is closed', () => {
  it('refuses new stakes, pays what was won and answers repeats and buried bets', async () => {
    const ann = player(test, 'r15');
    await ann.fund();
    await ann.send(ann.command('ROLLBACK', 'x1', { refTxId: 'b9' }));
    await ann.send(ann.bet('b1'));
    await ann.send(ann.command('END_ROUND', 'e1', { roundId: 'r15-round' }));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 700n });
    const answers = [
      await ann.send(ann.bet('b2')),
      await ann.send(win),
      await ann.send(ann.bet('b1')),
      await ann.send(ann.bet('b9')),
    ];
    expect(answers.map(brief)).toEqual([
      'bet_round_closed',
      'done',
      'done again',
      'bet_rolled_back',
    ]);
  });

  it('does not close a round that it does not know', async () => {
    const ann = player(test, 'r15b');
    const end = ann.command('END_ROUND', 'e1', { roundId: 'nowhere' });
    expect(brief(await ann.send(end))).toBe('bet_not_found');
  });
});

describe('rule 16: an order runs whole or not at all', () => {
  it('undoes what was done before a refusal, and does it when it is sent again whole', async () => {
    const ann = player(test, 'r16');
    await ann.fund(1_500n);
    const tooMuch = [ann.bet('b1'), ann.bet('b2')];
    expect((await ann.order(...tooMuch)).map(brief)).toEqual([
      'order_refused',
      'insufficient_balance',
    ]);
    expect(await ann.balance()).toBe(1_500n);
    await ann.fund();
    expect((await ann.order(...tooMuch)).map(brief)).toEqual([
      'order_refused',
      'insufficient_balance again',
    ]);
    expect(await ann.balance()).toBe(11_500n);
  });

  it('does the rest of an order whose beginning was done before', async () => {
    const ann = player(test, 'r16b');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 400n });
    expect((await ann.order(ann.bet('b1'), win)).map(brief)).toEqual(['done again', 'done']);
    expect((await ann.order(ann.bet('b1'), win)).map(brief)).toEqual(['done again', 'done again']);
    expect(await ann.balance()).toBe(9_400n);
  });

  it('leaves its neighbours in the batch alone', async () => {
    const ann = player(test, 'r16c', protectionGate);
    await ann.fund(1_000n);
    const answers = await ann.orders([ann.bet('b1')], [ann.bet('b2')], [ann.bet('b1')]);
    expect(answers.flat().map(brief)).toEqual(['done', 'insufficient_balance', 'done again']);
  });
});

describe('rule 17: sports', () => {
  const sport = { game: { category: 'SPORTS', gameCode: 'football' } };
  const placed = async (name: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const ann = player(test, name);
    await ann.fund();
    await ann.send(ann.bet('b1', { ...sport, terms: { odds: '2.10' }, ...fields }));
    return ann;
  };
  const ref = { refTxId: 'b1' };
  const because = { ...ref, reason: 'odds moved' };

  it('takes the stake of a waiting bet, and OPEN makes it stand', async () => {
    const ann = await placed('r17', { isWaiting: true });
    const settle = ann.command('SETTLE', 's1', { ...ref, amountMinor: 2_100n, result: 'WIN' });
    expect(brief(await ann.send(settle))).toBe('bet_not_open');
    expect(brief(await ann.send(ann.command('OPEN', 'o1', ref)))).toBe('done');
    expect(brief(await ann.send(ann.command('REJECT', 'j1', because)))).toBe('bet_already_settled');
    expect(brief(await ann.send(settle))).toBe('done');
    expect(await ann.balance()).toBe(11_100n);
  });

  it('returns the stake of a rejected one, with the reason', async () => {
    const ann = await placed('r17b', { isWaiting: true });
    expect(brief(await ann.send(ann.command('REJECT', 'j1', because)))).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
    const reasons = 'select reason, state from bet_revisions where tx_id = $1';
    expect(await rows(reasons, ['r17b-j1'])).toEqual([{ reason: 'odds moved', state: 'rejected' }]);
  });

  it('posts the difference of a resettlement, up and down, and keeps every version', async () => {
    const ann = await placed('r17c');
    const result = (kind: string, id: string, amountMinor: bigint) =>
      ann.command(kind, id, { ...because, amountMinor, result: amountMinor > 0n ? 'WIN' : 'LOSE' });
    await ann.send(result('SETTLE', 's1', 0n));
    expect(await ann.balance()).toBe(9_000n);
    await ann.send(result('RESETTLE', 't1', 2_100n));
    expect(await ann.balance()).toBe(11_100n);
    await ann.send(result('RESETTLE', 't2', 500n));
    expect(await ann.balance()).toBe(9_500n);
    const revisions = `select r.revision, r.kind, r.payout_minor::int as payout
      from bet_revisions r join bets b on b.id = r.bet_id where b.tx_id = $1 order by r.revision`;
    expect(await rows(revisions, ['r17c-b1'])).toEqual([
      { revision: 1, kind: 'BET', payout: 0 },
      { revision: 2, kind: 'SETTLE', payout: 0 },
      { revision: 3, kind: 'RESETTLE', payout: 2_100 },
      { revision: 4, kind: 'RESETTLE', payout: -1_600 },
    ]);
  });

  it('unsettles and settles again', async () => {
    const ann = await placed('r17d');
    const settle = (id: string, amountMinor: bigint) =>
      ann.command('SETTLE', id, { ...ref, amountMinor, result: 'WIN' });
    await ann.send(settle('s1', 2_100n));
    expect(brief(await ann.send(settle('s2', 2_100n)))).toBe('bet_already_settled');
    expect(brief(await ann.send(ann.command('UNSETTLE', 'u1', because)))).toBe('done');
    expect(await ann.balance()).toBe(9_000n);
    expect(brief(await ann.send(settle('s3', 1_900n)))).toBe('done');
    expect(await ann.balance()).toBe(10_900n);
  });

  it('refuses a result before its bet for now, and after a void for good', async () => {
    const ann = player(test, 'r17v');
    await ann.fund();
    const win = { refTxId: 'b1', amountMinor: 3_000n, result: 'WIN' };
    const gone = { refTxId: 'b1', reason: 'fault' };
    const settle = ann.command('SETTLE', 's1', win);
    const answers = [
      await ann.send(settle),
      await ann.send(ann.bet('b1')),
      await ann.send(settle),
      await ann.send(ann.command('VOID', 'v1', gone)),
      await ann.send(ann.command('SETTLE', 's2', win)),
      await ann.send(ann.command('RESETTLE', 't1', { ...win, reason: 'again' })),
      await ann.send(ann.command('UNSETTLE', 'u1', gone)),
      await ann.send(ann.command('VOID', 'v2', gone)),
      await ann.send(ann.command('VOID', 'v1', gone)),
    ];
    expect(answers.map(brief)).toEqual([
      'bet_not_found',
      'done',
      'done',
      'done',
      'bet_rolled_back',
      'bet_rolled_back',
      'bet_rolled_back',
      'already',
      'done again',
    ]);
    expect(await ann.balance()).toBe(10_000n);
  });

  it('voids after a result, a reopening and another result, once', async () => {
    const ann = player(test, 'r17w');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    const target = { refTxId: 'b1', reason: 'video' };
    await ann.send(ann.command('SETTLE', 's1', { ...target, amountMinor: 3_000n, result: 'WIN' }));
    await ann.send(ann.command('UNSETTLE', 'u1', target));
    await ann.send(ann.command('SETTLE', 's2', { ...target, amountMinor: 500n, result: 'WIN' }));
    expect(brief(await ann.send(ann.command('VOID', 'v1', target)))).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
  });

  it('resettles to less than the member still has: refused, or owed, by dialect', async () => {
    const ann = player(test, 'r17r');
    await ann.fund(1_000n);
    await ann.send(ann.bet('b1'));
    const first = { refTxId: 'b1', amountMinor: 5_000n, result: 'WIN' };
    await ann.send(ann.command('SETTLE', 's1', first));
    await ann.send(ann.bet('b2', { amountMinor: 4_500n, roundId: 'r17r-other' }));
    const less = { refTxId: 'b1', amountMinor: 1_000n, result: 'WIN', reason: 'video' };
    expect(brief(await ann.send(ann.command('RESETTLE', 't1', less)))).toBe('insufficient_balance');
    expect(await ann.balance()).toBe(500n);
    const policy = loosePolicy;
    expect(brief(await ann.send(ann.command('RESETTLE', 't2', { ...less, policy })))).toBe('done');
    expect(await ann.balance()).toBe(0n);
    const debts = 'select left_minor::int as left from bet_debts where member_id = $1';
    expect(await rows(debts, [ann.memberId])).toEqual([{ left: 3_500 }]);
    const win = { refTxId: 'b2', amountMinor: 4_000n, result: 'WIN' };
    expect(brief(await ann.send(ann.command('SETTLE', 's2', win)))).toBe('done');
    expect(await ann.balance()).toBe(500n);
    expect(await rows(debts, [ann.memberId])).toEqual([{ left: 0 }]);
  });

  it('voids a settled bet, and an open one', async () => {
    const ann = await placed('r17e');
    await ann.send(ann.command('SETTLE', 's1', { ...ref, amountMinor: 2_100n, result: 'WIN' }));
    expect(brief(await ann.send(ann.command('VOID', 'v1', because)))).toBe('done');
    expect(brief(await ann.send(ann.command('VOID', 'v2', because)))).toBe('already');
    expect(await ann.balance()).toBe(10_000n);
    const bets = 'select state, result, valid_minor::int as valid from bets where tx_id = $1';
    expect(await rows(bets, ['r17e-b1'])).toEqual([{ state: 'void', result: 'VOID', valid: 0 }]);
  });

  it('cashes a part out and settles the rest', async () => {
    const ann = await placed('r17f');
    const settle = (id: string, fields: Readonly<Record<string, unknown>>) =>
      ann.command('SETTLE', id, { ...ref, hasLiveSession: true, ...fields });
    const part = { amountMinor: 450n, result: 'CASHOUT', leavesOpenMinor: 500n };
    expect(brief(await ann.send(settle('s1', part)))).toBe('done');
    expect(await ann.balance()).toBe(9_450n);
    expect(brief(await ann.send(settle('s2', { amountMinor: 1_050n, result: 'WIN' })))).toBe(
      'done',
    );
    expect(await ann.balance()).toBe(10_500n);
  });

  it('returns a part of an open stake, and all of it as a void', async () => {
    const ann = await placed('r17g', { game: { category: 'COCKFIGHT', gameCode: 'arena' } });
    const back = (id: string, amountMinor: bigint) =>
      ann.command('RETURN_STAKE', id, { ...because, amountMinor });
    expect(brief(await ann.send(back('k1', 1_001n)))).toBe('amount_not_allowed');
    expect(brief(await ann.send(back('k2', 400n)))).toBe('done');
    expect(await ann.balance()).toBe(9_400n);
    expect(brief(await ann.send(back('k3', 600n)))).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
    const bets =
      'select state, stake_minor::int as placed, given_back_minor::int as back from bets where tx_id = $1';
    expect(await rows(bets, ['r17g-b1'])).toEqual([{ state: 'void', placed: 1_000, back: 1_000 }]);
  });
});

describe('rule 18: a command that names only the round', () => {
  it('takes everything of it back in one transaction', async () => {
    const ann = player(test, 'r18');
    await ann.fund();
    await ann.order(
      ann.bet('b1'),
      ann.bet('b2'),
      ann.command('TIP', 't1', {
        amountMinor: 200n,
        roundId: 'r18-round',
        game: { category: 'LIVE', gameCode: 'baccarat' },
        hasLiveSession: true,
      }),
    );
    expect(await ann.balance()).toBe(7_800n);
    const takeBack = ann.command('ROLLBACK', 'x1', { roundId: 'r18-round' });
    expect(brief(await ann.send(takeBack))).toBe('done');
    expect(await ann.balance()).toBe(10_000n);
  });

  it('pays the newest open bet of the round, and voids all of them', async () => {
    const ann = player(test, 'r18b');
    await ann.fund();
    await ann.send(ann.bet('b1'));
    test.clock.advance({ seconds: 1 });
    await ann.send(ann.bet('b2'));
    const round = { roundId: 'r18b-round' };
    await ann.send(ann.command('WIN', 'w1', { ...round, amountMinor: 300n }));
    const states = 'select tx_id as id, state from bets where member_id = $1 order by tx_id';
    expect(await rows(states, [ann.memberId])).toEqual([
      { id: 'r18b-b1', state: 'open' },
      { id: 'r18b-b2', state: 'settled' },
    ]);
    await ann.send(ann.command('VOID', 'v1', { ...round, reason: 'table closed' }));
    expect(await ann.balance()).toBe(10_000n);
  });
});

describe('rule 24: two stakes at once', () => {
  it('never come to more than there is', async () => {
    const ann = player(test, 'r24');
    await ann.fund(5_000n);
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ann.send(ann.bet(`b${at}`))),
    );
    const accepted = crowd.filter((answer) => answer.ok);
    expect(accepted).toHaveLength(5);
    expect(await ann.balance()).toBe(0n);
  });

  it('with one id are one stake', async () => {
    const ann = player(test, 'r24b');
    await ann.fund();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => ann.send(ann.bet('b1'))));
    expect(crowd.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(await ann.balance()).toBe(9_000n);
  });
});

describe('rule 25: amounts', () => {
  it('below zero are refused where none may be', async () => {
    const ann = player(test, 'r25');
    await ann.fund();
    expect(brief(await ann.send(ann.bet('b1', { amountMinor: -1n })))).toBe('amount_not_allowed');
    await ann.send(ann.bet('b2'));
    const win = ann.command('WIN', 'w1', { refTxId: 'b2', amountMinor: -1n });
    expect(brief(await ann.send(win))).toBe('amount_not_allowed');
    expect(await ann.balance()).toBe(9_000n);
  });

  it('may be as large as the largest, and refuse no bet beside it', async () => {
    const ann = player(test, 'r25l');
    await ann.fund();
    const large = 10n ** 15n;
    await ann.send(ann.bet('b1'));
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: large });
    expect(brief(await ann.send(win))).toBe('done');
    const stake = ann.bet('b2', { amountMinor: large, roundId: 'r25l-other' });
    expect(brief(await ann.send(stake))).toBe('done');
    expect(await ann.balance()).toBe(9_000n);
  });

  it('of an adjustment have a sign', async () => {
    const ann = player(test, 'r25b');
    await ann.fund();
    const adjust = (id: string, amountMinor: bigint) =>
      ann.command('ADJUST', id, { amountMinor, reason: 'table correction' });
    await ann.send(adjust('a1', 250n));
    await ann.send(adjust('a2', -150n));
    expect(await ann.balance()).toBe(10_100n);
    expect(brief(await ann.send(adjust('a3', -99_999n)))).toBe('insufficient_balance');
  });
});
