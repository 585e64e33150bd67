import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingRounds, roundPlans, type RoundRecords } from '@portal/games/proof';

const path = join(import.meta.dirname, '../../packages/games/vectors/recorded-rounds.json');

/** `node tools/rules/record-rounds.ts`: adds rounds of every planned design that has none. */
function main(): void {
  const known = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as RoundRecords)
    : { designs: {}, rounds: {} };
  const added = missingRounds(roundPlans, known);
  const designs = { ...known.designs, ...added.designs };
  const rounds = { ...known.rounds, ...added.rounds };
  writeFileSync(path, `{"designs":${lines(designs)},"rounds":${lines(rounds)}}\n`);
  const [news, all] = [added.rounds, rounds].map((record) => Object.keys(record).length);
  console.log(`${news} rounds added, ${all} in all`);
}

/** One entry per line, so that a change shows that nothing recorded was touched. */
function lines(entries: object): string {
  const written = Object.entries(entries).map(
    ([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`,
  );
  return `{\n${written.join(',\n')}\n}`;
}

main();
