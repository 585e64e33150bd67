import { bet } from '../bet-type.ts';
import { range, sum } from '../combinatorics.ts';
import { family } from '../family.ts';
import { exactValue } from '../plays/by-value.ts';
import { bigSmall, dragonTiger, oddEven, options, optionsAt } from '../plays/options.ts';
import { fixedPositions, straightDistinct, type Ordered } from '../plays/ordered.ts';
import { ballTicketList } from '../plays/tickets.ts';
import { different } from '../selection/draw-fields.ts';
import { shape } from '../selection/shape.ts';
import { twoDigits } from '../views.ts';
import { sampleBalls } from '../fairness/stream.ts';

interface OrderDraw {
  readonly order: Ordered;
}

const cars = { from: 1, to: 10 };
const placeNames = ['champion', 'first-two', 'first-three', 'first-four', 'first-five'];

const first = (size: number) => ({
  name: `${placeNames[size - 1] ?? ''}-cars`,
  of: ({ order }: OrderDraw) => order.slice(0, size),
});
const everyPlace = { name: 'race', of: ({ order }: OrderDraw) => order };
const sumOfFirst = (size: number) => ({
  name: `${placeNames[size - 1] ?? ''}-cars`,
  of: ({ order }: OrderDraw) => sum(order.slice(0, size)),
});

interface CarInPlace {
  readonly car: number;
  /** The car in the mirrored place, 11 − p. */
  readonly opponent: number;
}

const placeOptions = {
  big: ({ car }: CarInPlace) => car >= 6,
  small: ({ car }: CarInPlace) => car <= 5,
  odd: ({ car }: CarInPlace) => car % 2 === 1,
  even: ({ car }: CarInPlace) => car % 2 === 0,
  dragon: ({ car, opponent }: CarInPlace) => car > opponent,
  tiger: ({ car, opponent }: CarInPlace) => car < opponent,
  ...Object.fromEntries(
    range(1, 10).map((number) => [twoDigits(number), ({ car }: CarInPlace) => car === number]),
  ),
};

const championSumOptions = {
  big: (total: number) => total >= 12,
  small: (total: number) => total <= 11,
  odd: (total: number) => total % 2 === 1,
  even: (total: number) => total % 2 === 0,
  ...Object.fromEntries(
    range(3, 19).map((value) => [String(value), (total: number) => total === value]),
  ),
};

/** PK10 racing: a permutation of ten cars, the champion first (lottery.md B9.5). */
export const pk = family<OrderDraw>('pk', {
  draw: shape<OrderDraw>({ order: different(cars, 10) }),
  drawFrom: (uniform) => ({ order: sampleBalls(10, 10, uniform) }),
  betTypes: [
    bet('pk.f1', first(1), straightDistinct(cars, 1)),
    ...range(2, 5).flatMap((size) => [
      bet(`pk.f${size}`, first(size), straightDistinct(cars, size)),
      bet(`pk.f${size}.single`, first(size), ballTicketList({ size, highest: 10 })),
    ]),
    bet('pk.dwd', everyPlace, fixedPositions(cars, 10)),
    bet(
      'pk.zy.place',
      everyPlace,
      optionsAt({
        play: 'car-in-place',
        key: 'place',
        span: cars,
        itemAt: (order: Ordered, place) => ({
          car: order[place - 1] ?? 0,
          opponent: order[10 - place] ?? 0,
        }),
        table: placeOptions,
        opposites: [bigSmall, oddEven, dragonTiger],
        isOffered: (option, place) => place <= 5 || (option !== 'dragon' && option !== 'tiger'),
      }),
    ),
    bet(
      'pk.zy.gy',
      sumOfFirst(2),
      options('champion-sum', championSumOptions, { opposites: [bigSmall, oddEven] }),
    ),
    bet(
      'pk.zy.gyj',
      sumOfFirst(3),
      exactValue('exact-sum', { from: 6, to: 27 }, (total: number) => total),
    ),
  ],
});
