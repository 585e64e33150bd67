import { product, range } from './combinatorics.ts';
import type { BetType } from './bet-type.ts';
import { twoDigits } from './views.ts';
import type { Sign } from './zodiac.ts';

/**
 * All results, equally likely, of the part of a draw that a bet type looks at; what the bet does
 * not look at is filled in with anything. The draws are JSON of lottery.md A2.
 */
export interface DrawSpace {
  /** Bet types with the same key share their draws. */
  readonly key: string;
  readonly size: number;
  readonly draws: () => Iterable<object>;
}

/** The largest space that is walked through in one go. */
export const largestSpace = 100_000;

type SpaceOf = (part: string, year: Sign) => DrawSpace | undefined;

const digits = range(0, 9);

function digitBalls(key: string, varied: readonly number[], length: number): DrawSpace {
  return {
    key: `${key}${length}-${varied.join('')}`,
    size: 10 ** varied.length,
    *draws() {
      for (const drawn of product(varied.map(() => digits))) {
        const balls = range(1, length).map(() => 0);
        for (const [index, position] of varied.entries()) {
          balls[position] = drawn[index] ?? 0;
        }
        yield { balls };
      }
    },
  };
}

const sscPlaces = ['w', 'q', 'b', 's', 'g'];
const sscParts: Readonly<Record<string, readonly number[]>> = {
  'front-four': [0, 1, 2, 3],
  'back-four': [1, 2, 3, 4],
  'front-three': [0, 1, 2],
  'middle-three': [1, 2, 3],
  'back-three': [2, 3, 4],
  'front-two': [0, 1],
  'back-two': [3, 4],
};

const ssc: SpaceOf = (part) => {
  const pair = /^pair-(?<places>..)$/u.exec(part)?.groups?.['places'];
  const positions =
    pair === undefined ? sscParts[part] : [...pair].map((place) => sscPlaces.indexOf(place));
  const key = part === 'any-positions' ? part : 'digits';
  return digitBalls(key, positions ?? range(0, 4), 5);
};

const threeDigitParts: Readonly<Record<string, readonly number[]>> = {
  'front-two': [0, 1],
  'back-two': [1, 2],
};

const threeDigits: SpaceOf = (part) => digitBalls('digits', threeDigitParts[part] ?? [0, 1, 2], 3);

/** Every order of `count` of the numbers 1 … highest, filled up with the others. */
function orders(highest: number, { count, length }: { count: number; length: number }): DrawSpace {
  const all = range(1, highest);
  function* from(prefix: readonly number[]): Generator<number[]> {
    if (prefix.length === count) {
      const others = all.filter((number) => !prefix.includes(number));
      yield [...prefix, ...others].slice(0, length);
      return;
    }
    for (const number of all) {
      if (!prefix.includes(number)) {
        yield* from([...prefix, number]);
      }
    }
  }
  return {
    key: `orders-${highest}-${count}`,
    size: range(0, count - 1).reduce((size, index) => size * (highest - index), 1),
    *draws() {
      for (const numbers of from([])) {
        yield length === highest ? { order: numbers } : { balls: numbers };
      }
    },
  };
}

const x5: SpaceOf = (part) => {
  const first = ['first-ball', 'first-two-balls', 'first-three-balls'].indexOf(part);
  return orders(11, { count: first < 0 ? 5 : first + 1, length: 5 });
};

const carParts = ['champion', 'first-two', 'first-three', 'first-four', 'first-five'];

const pk: SpaceOf = (part) => {
  const first = carParts.findIndex((name) => part === `${name}-cars`);
  return first < 0 ? undefined : orders(10, { count: first + 1, length: 10 });
};

const k3: SpaceOf = () => ({
  key: 'dice',
  size: 216,
  *draws() {
    for (const dice of product([range(1, 6), range(1, 6), range(1, 6)])) {
      yield { dice };
    }
  },
});

const lhc: SpaceOf = (part, zodiacYear) =>
  part !== 'special'
    ? undefined
    : {
        key: 'special',
        size: 49,
        *draws() {
          for (const special of range(1, 49)) {
            const main = range(1, 7)
              .filter((number) => number !== special)
              .slice(0, 6);
            yield { main, special, zodiacYear };
          }
        },
      };

/** Texts of a length, each handed to what makes a draw of it. */
function numberTexts(key: string, length: number, drawOf: (text: string) => object): DrawSpace {
  return {
    key: `${key}-${length}`,
    size: 10 ** length,
    *draws() {
      for (let number = 0; number < 10 ** length; number += 1) {
        yield drawOf(String(number).padStart(length, '0'));
      }
    },
  };
}

const threeZeros = ['000', '000'];

const th: SpaceOf = (part) =>
  part === 'three-front' || part === 'three-bottom'
    ? numberTexts(part, 6, (text) => {
        const both = [text.slice(0, 3), text.slice(3)];
        const isFront = part === 'three-front';
        return {
          first: '000000',
          front3: isFront ? both : threeZeros,
          last3: isFront ? threeZeros : both,
          last2: '00',
        };
      })
    : numberTexts('thai', 5, (text) => ({
        first: `000${text.slice(0, 3)}`,
        front3: threeZeros,
        last3: threeZeros,
        last2: text.slice(3),
      }));

const la: SpaceOf = () => numberTexts('lao', 4, (text) => ({ digits: `00${text}` }));

const hn: SpaceOf = (part) =>
  part === 'four-top'
    ? numberTexts('hanoi', 4, (text) => ({ db: `0${text}`, g1: '00000' }))
    : numberTexts('hanoi', 5, (text) => ({
        db: `00${text.slice(0, 3)}`,
        g1: `000${text.slice(3)}`,
      }));

const my: SpaceOf = (part) =>
  part === 'four-top'
    ? numberTexts('malaysia', 4, (first) => ({ first, second: '0000' }))
    : numberTexts('malaysia', 5, (text) => ({
        first: `0${text.slice(0, 3)}`,
        second: `00${text.slice(3)}`,
      }));

/** Twenty shots whose sum without the sixteenth takes every five-digit value. */
const yk: SpaceOf = () =>
  numberTexts('yeekee', 5, (text) => ({
    shots: [text, ...range(1, 19).map(() => '00000')],
  }));

const tg: SpaceOf = (_, zodiacYear) =>
  numberTexts('togel', 4, (result) => ({ result, zodiacYear }));

const spaces: Readonly<Partial<Record<string, SpaceOf>>> = {
  ssc,
  d3: threeDigits,
  pc: threeDigits,
  x5,
  k3,
  pk,
  lhc,
  th,
  la,
  hn,
  my,
  yk,
  tg,
};

/** The space of a bet type; undefined where it has no small one (sets of balls, Vietnam, 4D). */
export function drawSpace({ family, part }: BetType, year: Sign): DrawSpace | undefined {
  return spaces[family]?.(part, year);
}

/** Results of one place of a race and the place it is measured against (lottery.md B9.5). */
export function racePlaces(place: number): DrawSpace {
  const space = orders(10, { count: 2, length: 10 });
  return {
    ...space,
    key: `place-${twoDigits(place)}`,
    *draws() {
      for (const draw of space.draws()) {
        const order = 'order' in draw && Array.isArray(draw.order) ? draw.order.map(Number) : [];
        const [first = 0, second = 0, ...others] = order;
        const places = [...others];
        const mirrored = 11 - place;
        for (const [at, car] of place < mirrored
          ? ([
              [place, first],
              [mirrored, second],
            ] as const)
          : ([
              [mirrored, second],
              [place, first],
            ] as const)) {
          places.splice(at - 1, 0, car);
        }
        yield { order: places };
      }
    },
  };
}

/** Results of one position of the normal numbers. */
export function normalPosition(position: number, zodiacYear: Sign): DrawSpace {
  return {
    key: `position-${position}`,
    size: 49,
    *draws() {
      for (const number of range(1, 49)) {
        const others = range(1, 8).filter((other) => other !== number);
        const main = others.slice(0, 5);
        main.splice(position - 1, 0, number);
        yield { main, special: others[5] ?? 0, zodiacYear };
      }
    },
  };
}
