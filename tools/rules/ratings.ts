import { fitRatings, parseScore, type PlayedMatch } from '@portal/betting';
import { fieldsOf, listOf, textOf } from '@portal/proof';
import { messageOf } from '../tasks/project.ts';
import { readJson } from './read-json.ts';

/**
 * `npm run ratings -- <results.json> [as-of date]`: fits attack, defence and home advantage to a
 * result file of the openfootball shape and prints them as JSON. Matches are weighted by their age.
 */
function main([file, asOf]: readonly string[]): void {
  if (file === undefined) {
    throw new Error('Usage: npm run ratings -- <results.json> [yyyy-mm-dd]');
  }
  const matches = listOf(fieldsOf(readJson(file))['matches']).map(fieldsOf);
  const latest = matches
    .map((match) => textOf(match['date']))
    .toSorted()
    .at(-1);
  const played = matches.flatMap((match) => playedMatch(match, asOf ?? latest ?? ''));
  if (played.length === 0) {
    throw new Error(`${file} holds no played match.`);
  }
  const { homeAdvantage, teams } = fitRatings(played);
  const rounded = (value: number): number => Math.round(value * 100_000) / 100_000;
  const byTeam = [...teams].map(
    ([name, { attack, defence }]) =>
      [name, { attack: rounded(attack), defence: rounded(defence) }] as const,
  );
  const fitted = {
    matches: played.length,
    homeAdvantage: rounded(homeAdvantage),
    teams: Object.fromEntries(byTeam),
  };
  console.log(JSON.stringify(fitted, null, 2));
}

function playedMatch(match: ReturnType<typeof fieldsOf>, asOf: string): PlayedMatch[] {
  const goals = parseScore(fieldsOf(match['score'])['ft']);
  const date = textOf(match['date']);
  if (goals === undefined || date > asOf) {
    return [];
  }
  const daysAgo = Temporal.PlainDate.from(date).until(asOf, { largestUnit: 'day' }).days;
  return [{ home: textOf(match['team1']), away: textOf(match['team2']), goals, daysAgo }];
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
