import { runVectors } from './run-vectors.ts';
import { fieldsOf } from '@portal/proof';
import { countDifferences, countMatches, type Counts } from './count-matches.ts';
import { bettingFile, resultFiles } from './files.ts';
import { lawBreaches } from './laws.ts';

/** Everything that must hold of the betting rules, as a list of complaints. */
export function check(): readonly string[] {
  return [
    ...runVectors(bettingFile('vectors/sports.json')).mismatches,
    ...runVectors(bettingFile('vectors/own.json')).mismatches,
    ...countComplaints(),
    ...lawBreaches(),
  ];
}

/** Markets settled over the real matches, against the counts of the independent script. */
export function countComplaints(): readonly string[] {
  const expected = fieldsOf(bettingFile('vectors/result-counts.json'));
  return resultFiles().flatMap((name) => {
    const found = countMatches(bettingFile(`data/${name}`));
    const wanted = fieldsOf(expected[name]);
    return [
      ...(wanted['matches'] === found.matches ? [] : [`${name}: ${found.matches} matches`]),
      ...countDifferences(fieldsOf(wanted['counts']) as Counts, found.counts).map(
        (line) => `${name} ${line}`,
      ),
    ];
  });
}
