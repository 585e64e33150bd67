import { readFileSync } from 'node:fs';
import { dialectNames } from '@portal/vendors';
import { conformanceCases, hasFailed, readNotes, runCase } from '@portal/vendors/conformance';
import { assertDefined } from '@portal/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, openCuttingProxy } from '../../../test/cutting-proxy.ts';
import { runningServer } from '../../../test/factories/running.ts';
import {
  failingOver,
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../test/factories/vendors.ts';
import { testDatabase } from '../../../test/harness.ts';
import { appRole } from '../../platform/app-role.ts';
import { type Database, openDatabase } from '../../platform/database.ts';

const test = testDatabase();
const notesFile = '../../../../packages/vendors/conformance/notes.json';
const notes = readNotes(readFileSync(new URL(notesFile, import.meta.url), 'utf8'));
const known: { vendors: readonly TestVendor[] } = { vendors: [] };
const poolSize = 4;
let proxy: CuttingProxy;
let behind: Database;

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
  proxy = await openCuttingProxy(test.ownerUrl());
  behind = openDatabase({ url: proxy.url, poolSize, log: test.log, role: appRole });
});

// Runs after the server is closed: what ends goes the other way round.
afterAll(async () => {
  await behind.close();
  await proxy.close();
});

// Its road to the database can break; that of the stage, which looks on, cannot.
const server = runningServer({ ...test, database: () => behind });

// The conformance set of vendor-wallet.md, section 5, over the bytes of each dialect.
describe.each(dialectNames)('the wallet in %s', (dialect) => {
  it.each(conformanceCases)('$name', async (proof) => {
    const vendor = known.vendors.find((candidate) => candidate.dialect === dialect);
    const found = assertDefined(vendor, 'a vendor of each dialect');
    const stage = vendorStage(test, found, injectedInto(server));
    const row = await runCase(dialect, { ...stage, ...failingOver(proxy) }, proof);
    expect(hasFailed(row) ? row.note : 'passed or skipped').toBe('passed or skipped');
    // What docs/generated/conformance.md says of it: a case that is skipped is none that passed.
    expect(row.skipped === '' ? row.note : row.skipped).toBe(notes[dialect]?.[proof.name] ?? '');
    expect(row.passed).toBe(row.skipped === '');
  });
});
