import { below } from '../chance.ts';
import type { Language, Word } from '../texts.ts';
import { say } from '../texts.ts';
import type { Choice } from './game.ts';

/** What came of a round: how it looks, and what each choice pays. */
export interface RoundResult {
  readonly shown: readonly string[];
  /** Hundredths of the stake; a choice that is not named lost. */
  readonly pays: ReadonlyMap<string, number>;
  /** Choices whose stake is given back. */
  readonly returned?: readonly string[];
}

export interface RoundRules {
  readonly bettingSeconds: number;
  readonly pauseSeconds: number;
  choices(language: Language): readonly Choice[];
  resolve(seats: readonly string[]): RoundResult;
}

export function choice(id: Word, priceHundredths: number) {
  return (language: Language): Choice => ({ id, label: say(id, language), priceHundredths });
}

export function inLanguage(choices: readonly ((language: Language) => Choice)[]) {
  return (language: Language) => choices.map((make) => make(language));
}

const wheelPockets = 15;

/** Seven red, seven black, one green. */
export const wheel: RoundRules = {
  bettingSeconds: 15,
  pauseSeconds: 6,
  choices: inLanguage([choice('red', 200), choice('black', 200), choice('green', 1400)]),
  resolve: () => {
    const pocket = below(wheelPockets);
    const colour = pocket === 0 ? 'green' : pocket % 2 === 0 ? 'black' : 'red';
    const symbol = { red: '🔴', black: '⚫', green: '🟢' }[colour];
    return {
      shown: [symbol, String(pocket)],
      pays: new Map([[colour, colour === 'green' ? 1400 : 200]]),
    };
  },
};

/** Two birds of equal strength; a draw gives the stakes on them back. */
export const pit: RoundRules = {
  bettingSeconds: 20,
  pauseSeconds: 8,
  choices: inLanguage([choice('meron', 190), choice('wala', 190), choice('draw', 2000)]),
  resolve: () => {
    const drawn = below(100);
    if (drawn < 4) {
      return { shown: ['🤝'], pays: new Map([['draw', 2000]]), returned: ['meron', 'wala'] };
    }
    const winner = drawn % 2 === 0 ? 'meron' : 'wala';
    return { shown: [winner === 'meron' ? '🐓🔴' : '🐓🔵'], pays: new Map([[winner, 190]]) };
  },
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** One digit is drawn. */
export const draw: RoundRules = {
  bettingSeconds: 20,
  pauseSeconds: 6,
  choices: (language) => [
    ...inLanguage([
      choice('big', 190),
      choice('small', 190),
      choice('odd', 190),
      choice('even', 190),
    ])(language),
    ...digits.map((digit) => ({
      id: digit,
      label: `${say('digit', language)} ${digit}`,
      priceHundredths: 950,
    })),
  ],
  resolve: () => {
    const digit = below(10);
    const pays = new Map([
      [String(digit), 950],
      [digit >= 5 ? 'big' : 'small', 190],
      [digit % 2 === 0 ? 'even' : 'odd', 190],
    ]);
    return { shown: [String(digit)], pays };
  },
};
