import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import type { Ctx } from '../../../platform/context.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import {
  answerOnce,
  balanceOf,
  type KeyClaim,
  onceOnly,
  post,
  type StoredAnswer,
} from '../index.ts';

const { inUnit } = testDatabase();

const claim = (key: string, more: Partial<KeyClaim> = {}): KeyClaim => ({
  scope: 'mbr_1:spin',
  key,
  fingerprint: 'body-a',
  ...more,
});

/** A stake as a batch of a hot use case plays it: the answer is a value, refusals too. */
async function stake(ctx: Ctx, from: string): Promise<StoredAnswer> {
  const [outcome] = await post(ctx, [buildTransfer({ from })]);
  return outcome?.ok === true
    ? { ok: true, value: { entryId: outcome.entryId, zebra: 1, apple: 2 } }
    : { ok: false, code: 'insufficient_balance', data: {} };
}

const play = (from: string, claims: readonly KeyClaim[]) =>
  inUnit((ctx) =>
    answerOnce(ctx, claims, async (fresh) => {
      const answers: StoredAnswer[] = [];
      for (let at = 0; at < fresh.length; at += 1) {
        answers.push(await stake(ctx, from));
      }
      return answers;
    }),
  );

const cash = async (name: string) =>
  (await inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' }))).balanceMinor;

describe('answerOnce', () => {
  it('R106 refuses another body under a known key and does nothing', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('conflict'), 1000n));
    await play(cashOf('conflict'), [claim('k1')]);
    const [answer] = await play(cashOf('conflict'), [claim('k1', { fingerprint: 'body-b' })]);
    expect(answer?.answer).toEqual({ ok: false, code: 'idempotency_conflict', data: {} });
    expect(await cash('conflict')).toBe(900n);
  });

  it('R106 answers a repeat with the first answer, letter for letter', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('repeat'), 1000n));
    const [first] = await play(cashOf('repeat'), [claim('k2')]);
    const [second] = await play(cashOf('repeat'), [claim('k2')]);
    expect(first?.isReplay).toBe(false);
    expect(second?.isReplay).toBe(true);
    expect(JSON.stringify(second?.answer)).toBe(JSON.stringify(first?.answer));
    expect(await cash('repeat')).toBe(900n);
  });

  it('R106 scopes a key to account and operation', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('scoped'), 1000n));
    await play(cashOf('scoped'), [claim('k3'), claim('k3', { scope: 'mbr_2:spin' })]);
    expect(await cash('scoped')).toBe(800n);
  });

  it('R107 gives twins of one batch one effect and one answer', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('twins'), 1000n));
    const answers = await play(cashOf('twins'), [claim('k4'), claim('k4'), claim('k5')]);
    expect(answers.map((answer) => answer.isReplay)).toEqual([false, true, false]);
    expect(answers[1]?.answer).toEqual(answers[0]?.answer);
    expect(await cash('twins')).toBe(800n);
  });

  it('R107 gives 200 parallel twins of a key one effect', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('crowd'), 1000n));
    const crowd = await Promise.all(
      Array.from({ length: 200 }, () => play(cashOf('crowd'), [claim('k6')])),
    );
    const answers = new Set(crowd.flat().map((answer) => JSON.stringify(answer.answer)));
    expect(answers.size).toBe(1);
    expect(crowd.flat().filter((answer) => !answer.isReplay)).toHaveLength(1);
    expect(await cash('crowd')).toBe(900n);
  });

  it('R107 stores nothing when the unit fails before it commits', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('failed'), 1000n));
    await expect(
      inUnit((ctx) => answerOnce(ctx, [claim('k7')], () => Promise.reject(new Error('down')))),
    ).rejects.toThrow('down');
    const [answer] = await play(cashOf('failed'), [claim('k7')]);
    expect(answer).toMatchObject({ isReplay: false, answer: { ok: true } });
  });

  it('R108 remembers a refusal, so that a late retry stays refused and a new key works', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('late'), 99n));
    const [first] = await play(cashOf('late'), [claim('k8')]);
    expect(first?.answer).toMatchObject({ code: 'insufficient_balance' });
    await inUnit((ctx) => fund(ctx, cashOf('late'), 1000n));
    const [retry] = await play(cashOf('late'), [claim('k8')]);
    expect(retry).toEqual({ ...first, isReplay: true });
    const [fresh] = await play(cashOf('late'), [claim('k9')]);
    expect(fresh?.answer.ok).toBe(true);
  });
});

describe('onceOnly', () => {
  it('R108 takes back what a refused use case wrote and remembers its refusal', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('thrown'), 1000n));
    const run = () =>
      inUnit((ctx) =>
        onceOnly(ctx, claim('k10'), async () => {
          await post(ctx, [buildTransfer({ from: cashOf('thrown') })]);
          throw new Refusal('insufficient_balance');
        }),
      );
    expect(await run()).toMatchObject({ isReplay: false, answer: { ok: false } });
    expect(await run()).toMatchObject({ isReplay: true, answer: { code: 'insufficient_balance' } });
    expect(await cash('thrown')).toBe(1000n);
  });
});
