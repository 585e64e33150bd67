import { betTypes, type BetType, type FamilyName } from '@portal/lottery';
import { ruleText } from './rule-text.ts';

/** The file of each family's declarations, below `packages/lottery/src/families`. */
const sourceOf: Readonly<Record<FamilyName, string>> = {
  ssc: 'ssc',
  d3: 'd3',
  x5: 'x5',
  k3: 'k3',
  pk: 'pk',
  pc: 'pc',
  kl8: 'kl8',
  lhc: 'lhc',
  vnn: 'vietnam',
  vns: 'vietnam',
  th: 'thai',
  la: 'thai',
  hn: 'thai',
  my: 'thai',
  yk: 'thai',
  fdmy: 'four-digit',
  fdsg: 'four-digit',
  tg: 'tg',
};

/**
 * The rules page of a family, `docs/rules/lottery-<family>.md`: every bet type with its choice, its
 * count, when it wins, and its prices, written from the declarations themselves so that the page
 * and the engine cannot differ.
 */
export function familyPage(family: FamilyName): string {
  const types = betTypes.filter((betType) => betType.family === family);
  const [first] = types;
  const [, familyLine = ''] = first === undefined ? [] : ruleText(first, 'en');
  return [
    `# Lottery: ${familyLine.replace('Game: ', '')} (${family})`,
    '',
    `${types.length} bet types, from the declarations in \`packages/lottery\`. Prices are`,
    'explained in [lottery-prices](lottery-prices.md), refusals in',
    '[lottery-conventions](lottery-conventions.md).',
    '',
    ...types.flatMap(section),
    '## Where it stands',
    '',
    `The declarations are in \`packages/lottery/src/families/${sourceOf[family]}.ts\`.`,
    '',
  ].join('\n');
}

function section(betType: BetType): string[] {
  const [title = '', , choose = '', units = '', wins = '', , , ...rest] = ruleText(betType, 'en');
  const prices = rest.filter((line) => line.startsWith('  ')).map((line) => `- ${line.trim()}`);
  const notes = rest.filter((line) => !line.startsWith('  ') && !isCommon(line));
  return [
    `## \`${betType.id}\` ${title}`,
    '',
    `${choose}. ${units}. ${wins}.`,
    '',
    ...prices,
    ...notes.map((note) => `- ${note}`),
    '',
  ];
}

/** Sentences that the page on prices says once for all. */
function isCommon(line: string): boolean {
  return /^(?:Odds are decimal|The odds are those)/u.test(line);
}
