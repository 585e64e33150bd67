import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** How far the clocks of both sides may differ (agents-loyalty-money.md E3). */
export const mostSkewMs = 300_000;

/** The headers of a call: its moment, and the proof over moment and bytes. */
export function signedHeaders(
  secret: string,
  { body, nowMs }: { readonly body: string; readonly nowMs: number },
): Readonly<Record<string, string>> {
  const timestamp = String(nowMs);
  return {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [signatureHeader]: proofOf(secret, timestamp, Buffer.from(body)),
  };
}

/** Whether these bytes were signed with this secret, not long ago. */
export function verifySigned(
  secret: string,
  call: {
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly body: Uint8Array;
    readonly nowMs: number;
  },
): boolean {
  const timestamp = call.headers[timestampHeader] ?? '';
  const signature = call.headers[signatureHeader] ?? '';
  const isRecent =
    /^\d{1,15}$/u.test(timestamp) && Math.abs(call.nowMs - Number(timestamp)) <= mostSkewMs;
  return isSameText(signature, proofOf(secret, timestamp, call.body)) && isRecent;
}

function proofOf(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** In constant time, as hashes, so that not even lengths tell anything. */
function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
