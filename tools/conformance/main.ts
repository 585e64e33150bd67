import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { type DialectName, dialectNames } from '@portal/vendors';
import {
  conformanceCases,
  type ConformanceRow,
  notesOf,
  runCase,
  type Stage,
} from '@portal/vendors/conformance';
import { root } from '../tasks/project.ts';
import { withLocalStages } from './local-stage.ts';
import { remoteStage } from './remote-stage.ts';

/**
 * `npm run conformance [-- --json] [-- --dialect <name>] [-- --base <url> --players <file>]`: the
 * conformance set of the vendors' dialects, against a site of its own or any address. A whole run
 * against its own site keeps what the page of docs/generated says of each case.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    dialect: { type: 'string' },
    base: { type: 'string' },
    players: { type: 'string' },
  },
});

const chosen = dialectNames.filter(
  (name) => values.dialect === undefined || values.dialect === name,
);
const rows = await prove();
if (values.json) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  for (const { dialect, case: name, passed, note } of rows) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${dialect.padEnd(12)}${name.padEnd(44)}${note}`);
  }
  const failed = rows.filter(({ passed }) => !passed).length;
  console.log(`${rows.length - failed} passed, ${failed} failed`);
}
if (values.base === undefined && chosen.length === dialectNames.length) {
  keepNotes(rows);
}
process.exitCode = rows.length > 0 && rows.every(({ passed }) => passed) ? 0 : 1;

function prove(): Promise<readonly ConformanceRow[]> {
  const { base, players } = values;
  if (base === undefined) {
    return withLocalStages((stageOf) => proveAll(chosen, stageOf));
  }
  if (players === undefined || chosen.length !== 1) {
    console.error(
      '--base needs --dialect <name> and --players <file>, see docs/rules/vendor-wallet.md',
    );
    return Promise.resolve([]);
  }
  const stage = remoteStage(base, players);
  return proveAll(chosen, () => stage);
}

/** One after the other: cases of one dialect may share nothing, but a wallet has one clock. */
async function proveAll(
  names: readonly DialectName[],
  stageOf: (dialect: DialectName) => Stage,
): Promise<readonly ConformanceRow[]> {
  const proven: ConformanceRow[] = [];
  for (const name of names) {
    const stage = stageOf(name);
    for (const proof of conformanceCases) {
      proven.push(await runCase(name, stage, proof));
    }
  }
  return proven;
}

function keepNotes(provenRows: readonly ConformanceRow[]): void {
  if (provenRows.every(({ passed }) => passed)) {
    const file = join(root, 'packages/vendors/conformance/notes.json');
    writeFileSync(file, notesOf(provenRows));
  }
}
