import { createHash, createHmac, createSign, createVerify, timingSafeEqual } from 'node:crypto';

/**
 * Signatures are compared in constant time, as hashes, so that not even their lengths tell
 * anything.
 */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether any of the accepted secrets is this one; all are looked at. */
export function isAccepted(text: string, accepted: readonly string[]): boolean {
  return accepted.map((secret) => isSameText(text, secret)).includes(true);
}

export function hmac(
  algorithm: 'sha1' | 'sha256',
  secret: string,
  content: Uint8Array | string,
): string {
  return createHmac(algorithm, secret).update(content).digest('hex');
}

export function signRsa(privateKey: string, content: Uint8Array | string): string {
  return createSign('sha256').update(content).sign(privateKey, 'base64');
}

export function isRsaSigned(
  publicKey: string,
  content: Uint8Array | string,
  signature: string,
): boolean {
  try {
    return createVerify('sha256').update(content).verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}
