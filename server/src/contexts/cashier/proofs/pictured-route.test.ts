import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { sendPicturesOfDay } from '../../../../test/factories/pictures.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `pictured-key-${(keys += 1)}`;

async function picture(side: number): Promise<string> {
  const create = { width: side, height: side, channels: 3, background: '#306030' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}

/** A deposit by hand, whose member can show that it was paid, or take it back. */
async function opened() {
  const { browser, id } = await enterPayee(test, server);
  const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const got = await browser.call(endpoints.createDeposit, { body: wish, key: newKey() });
  const params = { id: String(got.value['id']) };
  return {
    memberId: id,
    prove: (images: readonly string[], key = newKey()) =>
      browser.call(endpoints.proveDeposit, { params, body: { images }, key }),
    cancel: () => browser.call(endpoints.cancelDeposit, { params, key: newKey() }),
    kept: async () => {
      const { rows } = await test
        .database()
        .pool.query('select id from cashier_proofs where subject_id = $1', [params.id]);
      return rows.length;
    },
  };
}

describe('a call with pictures', () => {
  it('takes one of two that come at once, and keeps its pictures once', async () => {
    const { prove, kept } = await opened();
    const image = await picture(8);
    const both = await Promise.all([prove([image, image]), prove([image, image])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(({ code }) => code)).toContain('order_state_conflict');
    expect(await kept()).toBe(2);
  });

  it('holds no order while they are drawn, and looks at it again afterwards', async () => {
    const { prove, cancel, kept } = await opened();
    const vast = await picture(4800);
    const proving = prove([vast, vast, vast]);
    await expect.poll(() => sharp.counters().process, { interval: 5 }).toBeGreaterThan(0);
    expect((await cancel()).status).toBe(200);
    expect((await proving).code).toBe('order_state_conflict');
    expect(await kept()).toBe(0);
  });

  it('is answered as before under its key, and is refused before its pictures are read', async () => {
    const { prove, kept } = await opened();
    const [image, key] = [await picture(8), newKey()];
    const first = await prove([image], key);
    expect(first.value).toMatchObject({ state: 'PROOF' });
    expect((await prove([image], key)).value).toEqual(first.value);
    expect((await prove(['AAAA'])).code).toBe('order_state_conflict');
    expect(await kept()).toBe(1);
    const other = await opened();
    const unread = newKey();
    expect((await other.prove(['AAAA'], unread)).code).toBe('proof_unreadable');
    expect((await other.prove(['AAAA'], unread)).code).toBe('proof_unreadable');
  });

  it('brings no more than one day allows (R90)', async () => {
    const { memberId, prove, kept } = await opened();
    const image = await picture(8);
    await sendPicturesOfDay(test, memberId);
    expect((await prove([image])).code).toBe('pictures_of_day');
    expect(await kept()).toBe(0);
  });
});
