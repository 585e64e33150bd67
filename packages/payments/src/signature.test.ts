import { describe, expect, it } from 'vitest';
import { mostSkewMs, signedHeaders, timestampHeader, verifySigned } from './signature.ts';

const secret = 'a secret of both sides, long enough';
const nowMs = 1_772_444_400_000;
const text = '{"reference":"DP1"}';
const body = Buffer.from(text);
const headers = signedHeaders(secret, { body: text, nowMs });

describe('a signed call', () => {
  it('is taken as it was sent, within five minutes', () => {
    expect(verifySigned(secret, { headers, body, nowMs: nowMs + mostSkewMs })).toBe(true);
    expect(verifySigned(secret, { headers, body, nowMs: nowMs - mostSkewMs })).toBe(true);
    expect(verifySigned(secret, { headers, body, nowMs: nowMs + mostSkewMs + 1 })).toBe(false);
  });

  it('is refused when a byte, the moment, the secret or the proof is another', () => {
    const later = { ...headers, [timestampHeader]: String(nowMs + 1) };
    const calls = [
      verifySigned(secret, { headers, body: Buffer.from(`${text} `), nowMs }),
      verifySigned(secret, { headers: later, body, nowMs }),
      verifySigned(`${secret}!`, { headers, body, nowMs }),
      verifySigned(secret, { headers: {}, body, nowMs }),
    ];
    expect(calls).toEqual([false, false, false, false]);
  });
});
