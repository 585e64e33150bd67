/** What a `rules` sentence tells when the design does not say it in fields. */
export interface ToldRules {
  readonly rows: number | undefined;
  readonly isWays: boolean;
  readonly freeSpins:
    | { trigger: number; count: number; multiplier: number; retrigger: number }
    | undefined;
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const multiplierWords: Readonly<Record<string, number>> = { doubled: 2, tripled: 3, quadrupled: 4 };

/**
 * Reads sentences such as "5x3, 243 ways; ...; 3+ S give 8 free spins, wins doubled, retrigger
 * adds 8", the form in which the verification file tells wild and feature.
 */
export function readRulesSentence(rules: unknown): ToldRules {
  const text = typeof rules === 'string' ? rules.toLowerCase() : '';
  const window = /\b\d+\s*x\s*(?<rows>\d+)\b/u.exec(text)?.groups;
  const feature = /(?<trigger>\d+)\+ \S+ gives? (?<count>\w+) free spins(?<rest>[^;]*)/u.exec(
    text,
  )?.groups;
  return {
    rows: window === undefined ? undefined : Number(window['rows']),
    isWays: /\bways\b/u.test(text),
    freeSpins: feature === undefined ? undefined : readFeature(feature),
  };
}

function readFeature(feature: Readonly<Record<string, string>>): ToldRules['freeSpins'] {
  const rest = feature['rest'] ?? '';
  const named = /\b(?<word>doubled|tripled|quadrupled)\b/u.exec(rest)?.groups?.['word'] ?? '';
  const added = /retriggers? adds? (?<count>\w+)/u.exec(rest)?.groups?.['count'];
  return {
    trigger: Number(feature['trigger']),
    count: readNumber(feature['count'] ?? ''),
    multiplier: multiplierWords[named] ?? 1,
    retrigger: added === undefined ? 0 : readNumber(added),
  };
}

function readNumber(word: string): number {
  const index = numberWords.indexOf(word);
  return index === -1 ? Number(word) : index;
}
