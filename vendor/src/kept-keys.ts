import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasKeyPairs, newKeyPair, newSecret } from '@portal/vendors';
import { z } from 'zod';
import { houses } from './houses.ts';

const keys = z.strictObject({
  merchantId: z.string(),
  /** What it signs its calls with. */
  signing: z.string(),
  /** What an operator verifies them with. */
  shown: z.string(),
  launchSecret: z.string(),
});
export type HouseKeys = z.output<typeof keys>;

const file = z.record(z.string(), keys);

/** The keys of the simulated vendors, made once and kept where nobody else may read. */
export function keptKeys(path: string): Readonly<Record<string, HouseKeys>> {
  const kept = existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  const all = Object.fromEntries(
    houses.map(({ code, dialect }) => [code, kept[code] ?? newKeys(code, hasKeyPairs(dialect))]),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(all), { mode: 0o600 });
  return all;
}

function newKeys(code: string, isRsa: boolean): HouseKeys {
  const launchSecret = secret();
  const merchantId = `merchant-${code.toLowerCase()}`;
  if (isRsa) {
    const { privateKey, publicKey } = newKeyPair();
    return { merchantId, launchSecret, signing: privateKey, shown: publicKey };
  }
  const shared = secret();
  return { merchantId, launchSecret, signing: shared, shown: shared };
}

function secret(): string {
  return newSecret(randomBytes(32));
}
