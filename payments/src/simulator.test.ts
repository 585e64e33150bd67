import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  introduction,
  type Introduction,
  paymentEvent,
  payoutEvent,
  type PaymentOrder,
  signedHeaders,
  verifySigned,
} from '@portal/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowMs } from './clock.ts';
import { type Simulator, startSimulator } from './simulator.ts';
import { troublesOf } from './troubles.ts';

interface Told {
  readonly isSigned: boolean;
  readonly state: string;
  readonly eventId: string;
}

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const told: Told[] = [];
const stage: { simulator?: Simulator; own?: Introduction | undefined; notifyUrl: string } = {
  notifyUrl: '',
};

/** The site, as far as the simulator sees it. */
const site = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const body = Buffer.from(text);
    const headers = request.headers as Record<string, string>;
    const isSigned = verifySigned(own().eventSecret, { headers, body, nowMs: nowMs() });
    const { state, eventId } = paymentEvent.or(payoutEvent).parse(JSON.parse(text));
    told.push({ isSigned, state, eventId });
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  stage.notifyUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/payments/SIMPAY`;
  const troubles = troublesOf('');
  stage.simulator = await startSimulator({ port: 0, folder, troubles, seed: 'a', hasPayer: false });
  const kept: unknown = JSON.parse(readFileSync(stage.simulator.introductions, 'utf8'));
  stage.own = introduction.array().parse(kept)[0];
});

afterAll(async () => {
  await stage.simulator?.stop();
  site.close();
  rmSync(folder, { recursive: true });
});

function own(): Introduction {
  if (stage.own === undefined) {
    throw new Error('it introduces itself at its start');
  }
  return stage.own;
}

async function ask(path: string, command: object, secret = own().requestSecret) {
  const body = JSON.stringify(command);
  const headers = signedHeaders(secret, { body, nowMs: nowMs() });
  const answer = await fetch(`${own().url}${path}`, { method: 'POST', headers, body });
  return answer.ok ? ((await answer.json()) as Record<string, unknown>) : { status: answer.status };
}

function order(reference: string): PaymentOrder {
  return {
    reference,
    kind: 'QR',
    amount: '500.00',
    currency: 'THB',
    returnUrl: 'http://localhost/m/depositv2/dep_1',
    notifyUrl: stage.notifyUrl,
    expiresAt: '2099-01-01T00:00:00Z',
  };
}

async function press(url: unknown, act: string): Promise<number> {
  const body = new URLSearchParams({ act });
  const answer = await fetch(String(url), { method: 'POST', body, redirect: 'manual' });
  return answer.status;
}

describe('the payment simulator', () => {
  it('opens an order once, and only for who signs', async () => {
    const first = await ask('/orders', order('DP1'));
    expect(first).toMatchObject({ state: 'ACCEPTED', qrText: first['url'] });
    expect(await ask('/orders', order('DP1'))).toEqual(first);
    const stranger = await ask('/orders', order('DP2'), 'somebody else who would like to pay');
    expect(stranger).toEqual({ status: 403 });
    expect(await ask('/orders/query', { reference: 'DP2' })).toEqual({
      state: 'UNKNOWN',
      paid: null,
    });
  });

  it('says on its page what is paid, and that it is none', async () => {
    const { url } = await ask('/orders', order('DP3'));
    const page = await fetch(String(url), { headers: { 'accept-language': 'ar' } });
    const text = await page.text();
    expect(text).toContain('dir="rtl"');
    expect(text).toContain('500.00 THB');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
  });

  it('tells what the payer did, signed, and lists it in its statement', async () => {
    const { url } = await ask('/orders', order('DP4'));
    expect(await press(url, 'pay_thrice')).toBe(303);
    await expect.poll(() => told.length, { timeout: 5000 }).toBe(3);
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
    expect(told.every(({ isSigned, state }) => isSigned && state === 'PAID')).toBe(true);
    const query = { from: '2000-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };
    expect(await ask('/statement', query)).toMatchObject({
      rows: [{ reference: 'DP4', amount: '500.00', currency: 'THB' }],
    });
  });

  it('pays out once, by the end of the number, and lists it', async () => {
    const payout = (reference: string, number: string) => ({
      reference,
      kind: 'BANK',
      amount: '300.00',
      currency: 'THB',
      institution: 'Kasikorn',
      holder: 'Mike Somchai',
      number,
      notifyUrl: stage.notifyUrl,
    });
    expect(await ask('/payouts/query', { reference: 'PO1' })).toMatchObject({ state: 'UNKNOWN' });
    expect(await ask('/payouts', payout('PO1', '1234567890'))).toMatchObject({ state: 'PENDING' });
    await ask('/payouts', payout('PO1', '1234567890'));
    await ask('/payouts', payout('PO2', '1234560000'));
    await ask('/payouts', payout('PO3', '1234560003'));
    const stateOf = (reference: string) => ask('/payouts/query', { reference });
    await expect.poll(() => stateOf('PO1'), { timeout: 8000 }).toMatchObject({ state: 'PAID' });
    await expect
      .poll(() => stateOf('PO2'), { timeout: 8000 })
      .toMatchObject({ state: 'FAILED', failure: 'DESTINATION', paid: null });
    await expect.poll(() => stateOf('PO3'), { timeout: 8000 }).toMatchObject({ state: 'RETURNED' });
    const span = { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };
    const { rows } = (await ask('/statement', span)) as { readonly rows: readonly object[] };
    expect(rows).toContainEqual(
      expect.objectContaining({ reference: 'PO1', amount: '300.00', kind: 'PAYOUT' }),
    );
    const kinds = (rows as { reference: string; kind: string }[])
      .filter(({ reference }) => reference === 'PO3')
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['PAYOUT', 'RETURN']);
    expect(rows).not.toContainEqual(expect.objectContaining({ reference: 'PO2' }));
    await expect.poll(() => told.length, { timeout: 5000 }).toBe(7);
  });

  it('keeps silent when the payer wants it, and still answers who asks', async () => {
    const { url } = await ask('/orders', order('DP5'));
    await press(url, 'pay_silently');
    expect(await ask('/orders/query', { reference: 'DP5' })).toMatchObject({ state: 'PAID' });
    expect(told).toHaveLength(7);
  });
});
