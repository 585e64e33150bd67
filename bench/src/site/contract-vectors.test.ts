import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '@portal/server/test/throwaway-postgres.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractVector } from './contract-vector.ts';
import { faultsOf, migrateTemplate } from './contract-vectors.ts';

const own = join(import.meta.dirname, '../../../packages/commission/vectors/own.json');
const { vectors } = JSON.parse(readFileSync(own, 'utf8')) as {
  readonly vectors: readonly ContractVector[];
};

let throwaway: ThrowawayPostgres;

beforeAll(async () => {
  throwaway = await startThrowawayPostgres('bench');
  await migrateTemplate(throwaway.server.url);
}, 240_000);

afterAll(() => throwaway.stop(), 60_000);

// Expected figures: worked by hand from the sentences that their file names; the rules alone are
// held to the same file in `packages/commission/proof`.
describe('the own cases through a whole server', () => {
  it.each(vectors.map((vector, place) => [vector.id, vector, place] as const))(
    '%s is paid as the rules pay it',
    { timeout: 60_000 },
    async (_, vector, place) => {
      const { url } = throwaway.server;
      expect(await faultsOf(vector, { url, place })).toEqual([]);
    },
  );
});
