import { describe, expect, it } from 'vitest';
import { buildTransfer, cashOf, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { balanceOf, type KeyClaim, post } from '../index.ts';
import { answerOnce } from './answer-once.ts';

const { inUnit } = testDatabase();

const claim = (key: string, fields: Partial<KeyClaim> = {}): KeyClaim => ({
  scope: 'mbr_1 POST /test',
  key,
  fingerprint: 'body-a',
  ...fields,
});

/** Posts a stake of 1.00, or refuses because the money does not suffice. */
async function stake(ctx: Ctx, from: string): Promise<object> {
  const [outcome] = await post(ctx, [buildTransfer({ from })]);
  if (outcome?.ok !== true) {
    throw new Refusal('insufficient_balance', { zebra: 1, apple: 2 });
  }
  return { entryId: outcome.entryId, zebra: 1, apple: 2 };
}

const play = (from: string, keyClaim: KeyClaim) =>
  inUnit((ctx) => answerOnce(ctx, keyClaim, () => stake(ctx, from)));

const cash = async (name: string) =>
  (await inUnit((ctx) => balanceOf(ctx, { account: cashOf(name), currency: 'USD' }))).balanceMinor;

describe('answerOnce', () => {
  it('R106 refuses another body under a known key and does nothing', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('conflict'), 1000n));
    await play(cashOf('conflict'), claim('k1'));
    const given = await play(cashOf('conflict'), claim('k1', { fingerprint: 'body-b' }));
    expect(given).toEqual({
      answer: { ok: false, code: 'idempotency_conflict', data: {} },
      isReplay: false,
    });
    expect(await cash('conflict')).toBe(900n);
  });

  it('R106 answers a repeat with the first answer, letter for letter', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('repeat'), 1000n));
    const first = await play(cashOf('repeat'), claim('k2'));
    const second = await play(cashOf('repeat'), claim('k2'));
    expect(first).toMatchObject({ isReplay: false, answer: { ok: true } });
    expect(second.isReplay).toBe(true);
    expect(JSON.stringify(second.answer)).toBe(JSON.stringify(first.answer));
    expect(await cash('repeat')).toBe(900n);
  });

  it('R106 scopes a key to who calls and what', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('scoped'), 1000n));
    await play(cashOf('scoped'), claim('k3'));
    await play(cashOf('scoped'), claim('k3', { scope: 'mbr_2 POST /test' }));
    expect(await cash('scoped')).toBe(800n);
  });

  it('R107 gives 100 parallel twins of a key one effect', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('crowd'), 1000n));
    const crowd = await Promise.all(
      Array.from({ length: 100 }, () => play(cashOf('crowd'), claim('k6'))),
    );
    expect(new Set(crowd.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(crowd.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(await cash('crowd')).toBe(900n);
  });

  it('R107 stores nothing when the unit fails before it commits', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('failed'), 1000n));
    const failing = (ctx: Ctx) =>
      answerOnce(ctx, claim('k7'), async () => {
        await stake(ctx, cashOf('failed'));
        throw new Error('down');
      });
    await expect(inUnit(failing)).rejects.toThrow('down');
    expect(await cash('failed')).toBe(1000n);
    expect(await play(cashOf('failed'), claim('k7'))).toMatchObject({
      isReplay: false,
      answer: { ok: true },
    });
  });

  it('R108 remembers a refusal, so that a late retry stays refused and a new key works', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('late'), 99n));
    const first = await play(cashOf('late'), claim('k8'));
    expect(first.answer).toMatchObject({ ok: false, code: 'insufficient_balance' });
    await inUnit((ctx) => fund(ctx, cashOf('late'), 1000n));
    const retry = await play(cashOf('late'), claim('k8'));
    expect(retry).toEqual({ ...first, isReplay: true });
    expect((await play(cashOf('late'), claim('k9'))).answer.ok).toBe(true);
  });

  it('R108 takes back what a refused use case wrote', async () => {
    await inUnit((ctx) => fund(ctx, cashOf('thrown'), 1000n));
    const refused = (ctx: Ctx) =>
      answerOnce(ctx, claim('k10'), async () => {
        await stake(ctx, cashOf('thrown'));
        throw new Refusal('insufficient_balance');
      });
    expect(await inUnit(refused)).toMatchObject({ isReplay: false, answer: { ok: false } });
    expect(await inUnit(refused)).toMatchObject({ isReplay: true, answer: { ok: false } });
    expect(await cash('thrown')).toBe(1000n);
  });

  it.each(['overloaded', 'system_maintenance'] as const)(
    'R107 stores nothing of %s, so that the same key finds the call undone',
    async (code) => {
      await inUnit((ctx) => fund(ctx, cashOf(code), 1000n));
      const busy = (ctx: Ctx) =>
        answerOnce(ctx, claim(`k-${code}`), async () => {
          await stake(ctx, cashOf(code));
          throw new Refusal(code, { retryAfterSeconds: 2 });
        });
      await expect(inUnit(busy)).rejects.toMatchObject({ code, data: { retryAfterSeconds: 2 } });
      expect(await cash(code)).toBe(1000n);
      expect(await play(cashOf(code), claim(`k-${code}`))).toMatchObject({
        isReplay: false,
        answer: { ok: true },
      });
    },
  );
});
