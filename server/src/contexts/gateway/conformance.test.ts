import { readFileSync } from 'node:fs';
import { dialectNames } from '@portal/vendors';
import { conformanceCases, hasFailed, readNotes, runCase } from '@portal/vendors/conformance';
import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import {
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../test/factories/vendors.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const notesFile = '../../../../packages/vendors/conformance/notes.json';
const notes = readNotes(readFileSync(new URL(notesFile, import.meta.url), 'utf8'));
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
});

const server = runningServer(test);

// The conformance set of vendor-wallet.md, section 5, over the bytes of each dialect.
describe.each(dialectNames)('the wallet in %s', (dialect) => {
  it.each(conformanceCases)('$name', async (proof) => {
    const vendor = known.vendors.find((candidate) => candidate.dialect === dialect);
    const stage = vendorStage(
      test,
      assertDefined(vendor, 'a vendor of each dialect'),
      injectedInto(server),
    );
    const row = await runCase(dialect, stage, proof);
    expect(hasFailed(row) ? row.note : 'passed or skipped').toBe('passed or skipped');
    // What docs/generated/conformance.md says of it: a case that is skipped is none that passed.
    expect(row.skipped === '' ? row.note : row.skipped).toBe(notes[dialect]?.[proof.name] ?? '');
    expect(row.passed).toBe(row.skipped === '');
  });
});
