import { sha256 } from '@noble/hashes/sha2.js';
import { divide, rational, type Rational } from '@portal/money';
import { bits52, createStream, type RandomStream } from '../stream.ts';

/** Shared by crash and limbo: the edge in percent and the highest point that is paid. */
export interface CrashDesign {
  readonly id: string;
  readonly version: number;
  readonly edgePercent: number;
  readonly capHundredths: number;
}

const range = 1n << 52n;

/**
 * `max(1.00, floor(100 (1 - e) 2^52 / (2^52 - r)) / 100)` in hundredths, so that
 * P(point >= m) = (1 - e) / m on the whole grid. The product does not fit a double.
 */
export function crashPoint(edgePercent: number, bits: bigint): bigint {
  const point = (BigInt(100 - edgePercent) * range) / (range - bits);
  return point < 100n ? 100n : point;
}

export function drawCrashPoint(design: CrashDesign, stream: RandomStream): number {
  const point = crashPoint(design.edgePercent, BigInt(bits52(stream)));
  const cap = BigInt(design.capHundredths);
  return Number(point < cap ? point : cap);
}

/** Exact P(point >= m), counted on the 2^52 draws; m in hundredths from 101. */
export function crashSurvival(edgePercent: number, targetHundredths: number): Rational {
  const draws = (BigInt(100 - edgePercent) * range) / BigInt(targetHundredths);
  return rational(draws, range);
}

/** What the screen shows t milliseconds after the start: exp(0.06 t) in hundredths, floored. */
export function shownHundredths(elapsedMilliseconds: number): number {
  return Math.floor(100 * Math.exp((0.06 * elapsedMilliseconds) / 1000));
}

/** `stake · m / 100`, half to even. */
export function crashReturn(stakeMinor: bigint, targetHundredths: number): bigint {
  return divide(stakeMinor * BigInt(targetHundredths), 100n, 'half-even');
}

/** The seed of the round before: a chain is played from its end, so each link proves the last. */
export function previousLink(link: Uint8Array): Uint8Array {
  return sha256(link);
}

/** Round seeds in the order of play; the first is published, the last is the secret. */
export function roundChain(secret: Uint8Array, rounds: number): Uint8Array[] {
  const links = [secret];
  while (links.length < rounds) {
    links.unshift(previousLink(links[0] ?? secret));
  }
  return links;
}

/** A shared round draws from its link and a salt that is fixed after the chain is published. */
export function chainStream(link: Uint8Array, salt: string): RandomStream {
  return createStream({ serverSeed: link, clientSeed: salt, nonce: 0 });
}
