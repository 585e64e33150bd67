import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { type DialectName, dialectNames } from '@portal/vendors';
import {
  conformanceCases,
  type ConformanceRow,
  hasFailed,
  notesOf,
  runCase,
  type Stage,
} from '@portal/vendors/conformance';
import { root } from '../tasks/project.ts';
import { withLocalStages } from './local-stage.ts';
import { remoteStage } from './remote-stage.ts';
import { writePlayers } from './write-players.ts';

/**
 * `npm run conformance [-- --json] [-- --dialect <name>] [-- --base <url> --players <file>]`: the
 * conformance set of the vendors' dialects, against a site of its own or any address. A whole run
 * against its own site keeps what the page of docs/generated says of each case. With
 * `--write-players <file> --dialect <name>` it only writes that file, from a demo site that runs.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    dialect: { type: 'string' },
    base: { type: 'string' },
    players: { type: 'string' },
    'write-players': { type: 'string' },
  },
});

const chosen = dialectNames.filter(
  (name) => values.dialect === undefined || values.dialect === name,
);
const [only] = chosen;
const file = values['write-players'];
if (file === undefined) {
  await proveAndTell();
} else if (only !== undefined && chosen.length === 1) {
  const base = await writePlayers(file, only);
  console.log(`npm run conformance -- --base ${base} --dialect ${only} --players ${file}`);
} else {
  console.error('--write-players needs --dialect <name>: each file is of one vendor');
  process.exitCode = 1;
}

async function proveAndTell(): Promise<void> {
  const rows = await prove();
  console.log(values.json ? JSON.stringify(rows, null, 2) : rows.map(lineOf).join('\n'));
  const passed = rows.filter((row) => row.passed).length;
  const failed = rows.filter(hasFailed).length;
  if (!values.json) {
    const skipped = rows.length - passed - failed;
    console.log(`${passed} passed, ${skipped} skipped, ${failed} failed`);
  }
  if (values.base === undefined && chosen.length === dialectNames.length && failed === 0) {
    writeFileSync(join(root, 'packages/vendors/conformance/notes.json'), notesOf(rows));
  }
  // Where everything is skipped nothing is proven.
  process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
}

function lineOf(row: ConformanceRow): string {
  const { dialect, case: name, passed, skipped, note } = row;
  const word = passed ? 'passed ' : hasFailed(row) ? 'FAILED ' : 'skipped';
  const why = skipped === '' ? note : `skipped: ${skipped}`;
  return `${word}  ${dialect.padEnd(12)}${name.padEnd(44)}${why}`;
}

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
