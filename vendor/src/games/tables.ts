import { below } from '../chance.ts';
import { choice, inLanguage, type RoundRules } from './round-rules.ts';

const pace = { bettingSeconds: 15, pauseSeconds: 6 } as const;
const evens = 200;

/** Thirty-seven pockets; zero is neither odd nor even, and loses what is on either. */
export const roulette: RoundRules = {
  ...pace,
  choices: inLanguage([
    choice('big', evens),
    choice('small', evens),
    choice('odd', evens),
    choice('even', evens),
    choice('zero', 3500),
  ]),
  resolve: () => {
    const pocket = below(37);
    const won = pocket === 0 ? [] : [pocket > 18 ? 'big' : 'small', pocket % 2 ? 'odd' : 'even'];
    const pays = pocket === 0 ? new Map([['zero', 3500]]) : new Map(won.map((id) => [id, evens]));
    return { shown: ['⚪', String(pocket)], pays };
  },
};

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** One card to each side of a shoe without end; equal ranks give the stakes on a side back. */
export const dragonTiger: RoundRules = {
  ...pace,
  choices: inLanguage([choice('dragon', 195), choice('tiger', 195), choice('tie', 1200)]),
  resolve: () => {
    const [dragon, tiger] = [below(ranks.length), below(ranks.length)];
    const shown = [`🐉 ${ranks[dragon] ?? ''}`, `🐅 ${ranks[tiger] ?? ''}`];
    return dragon === tiger
      ? { shown, pays: new Map([['tie', 1200]]), returned: ['dragon', 'tiger'] }
      : { shown, pays: new Map([[dragon > tiger ? 'dragon' : 'tiger', 195]]) };
  },
};

const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;

/** Three dice; three of a kind wins for its own choice alone. */
export const dice: RoundRules = {
  ...pace,
  choices: inLanguage([choice('big', 195), choice('small', 195), choice('triple', 3300)]),
  resolve: () => {
    const thrown = [below(6), below(6), below(6)];
    const shown = thrown.map((face) => faces[face] ?? '');
    if (new Set(thrown).size === 1) {
      return { shown, pays: new Map([['triple', 3300]]) };
    }
    const pips = thrown.reduce((sum, face) => sum + face + 1, 0);
    return { shown, pays: new Map([[pips > 10 ? 'big' : 'small', 195]]) };
  },
};

/** Two digits are drawn; a pair pays in addition. */
export const pairDraw: RoundRules = {
  ...pace,
  choices: inLanguage([
    choice('big', 190),
    choice('small', 190),
    choice('odd', 190),
    choice('even', 190),
    choice('pair', 920),
  ]),
  resolve: () => {
    const drawn = below(100);
    const pays = new Map([
      [drawn >= 50 ? 'big' : 'small', 190],
      [drawn % 2 === 0 ? 'even' : 'odd', 190],
    ]);
    if (drawn % 11 === 0) {
      pays.set('pair', 920);
    }
    return { shown: [String(drawn).padStart(2, '0')], pays };
  },
};
