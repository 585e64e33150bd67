import { run } from '../vectors/sports.ts';
import { fieldsOf } from '../vectors/compare.ts';
import { countDifferences, countMatches, type Counts } from './count-matches.ts';
import { bettingFile, resultFiles } from './files.ts';
import { lawBreaches } from './laws.ts';

/** Everything that must hold of the betting rules, as a list of complaints. */
export function check(): readonly string[] {
  return [
    ...run(bettingFile('vectors/sports.json')).mismatches,
    ...run(bettingFile('vectors/own.json')).mismatches,
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
