import type { Dialect, DialectName } from './dialect.ts';
import { evolution } from './dialects/evolution/dialect.ts';
import { rs } from './dialects/rs/dialect.ts';
import { sea } from './dialects/sea/dialect.ts';
import { slotegrator } from './dialects/slotegrator/dialect.ts';
import { softswiss } from './dialects/softswiss/dialect.ts';

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  rs,
  evolution,
  softswiss,
  slotegrator,
  sea,
};

/** Whether each side signs with a private key of its own; otherwise both have one secret. */
export function hasKeyPairs(name: DialectName): boolean {
  return dialects[name].traits.signature === 'rsa_sha256';
}
