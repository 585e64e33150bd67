import { fieldsOf } from '@portal/proof';
import { countDifferences, countMatches, type Counts } from './count-matches.ts';
import { bettingFile, resultFiles } from './files.ts';

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
