import type { Fault } from '@portal/proof';

const second = 'proof/simulation/second-implementation.test.ts';
const simulated = 'proof/simulation/simulation.test.ts';

function fault(
  name: string,
  change: readonly [path: string, find: string, replace: string],
  detector: readonly [test: string, only?: string],
): Fault {
  const [path, find, replace] = change;
  const [test, only] = detector;
  return {
    name,
    file: `packages/games/src/${path}`,
    find,
    replace,
    test: `packages/games/${test}`,
    ...(only === undefined ? {} : { only }),
  };
}

const stream = 'stream.ts';
const block = '`${seeds.clientSeed}:${seeds.nonce}:${block}`';
const streamTest = ['src/stream.test.ts'] as const;

/** Mistakes of house games; `npm run nightly -- rules-faults` plants each (R131). */
export const faults: readonly Fault[] = [
  fault('modulo bias', [stream, 'word < wordsEach * bound', 'word < range'], streamTest),
  fault(
    'rejection off by one',
    [stream, 'word < wordsEach * bound', 'word <= wordsEach * bound'],
    streamTest,
  ),
  fault(
    'naive shuffle',
    [stream, 'uniform(stream, last + 1)', 'uniform(stream, mixed.length)'],
    streamTest,
  ),
  fault(
    'shuffle that moves every card',
    [stream, 'uniform(stream, last + 1)', 'uniform(stream, last)'],
    streamTest,
  ),
  fault(
    'deal from the whole deck',
    [stream, 'first + uniform(stream, mixed.length - first)', 'uniform(stream, mixed.length)'],
    streamTest,
  ),
  fault('nonce ignored', [stream, block, '`${seeds.clientSeed}:0:${block}`'], streamTest),
  fault('client seed ignored', [stream, block, '`:${seeds.nonce}:${block}`'], streamTest),
  fault('block repeated', [stream, 'block += 1', 'block += 0'], streamTest),
  fault(
    'words read backwards',
    [stream, 'bytes[index] ?? 0', 'bytes[2 * at + 3 - index] ?? 0'],
    streamTest,
  ),
  fault('first word of a block skipped', [stream, 'used = 0;', 'used = 1;'], streamTest),
  fault(
    'scaling by a float',
    [stream, 'word - Math.floor(word / bound) * bound', 'Math.floor((word / range) * bound)'],
    [second],
  ),
  fault('53 bits for 52', [stream, 'words[1] >>> 12', 'words[1] >>> 11'], streamTest),
  fault(
    'short server seed taken',
    [stream, 'seeds.serverSeed.length >= 32', 'seeds.serverSeed.length >= 16'],
    streamTest,
  ),
  fault('weights off by one', ['chance.ts', 'left < 0', 'left <= 0'], [second]),

  fault(
    'wild on the wrong reels',
    ['slot/compile.ts', 'wild.reels.includes(reel + 1)', 'wild.reels.includes(reel)'],
    ['src/slot/return.test.ts'],
  ),
  fault(
    'scatter pays on one credit',
    ['slot/compile.ts', 'factor * design.totalBetCredits', 'factor'],
    ['src/slot/return.test.ts'],
  ),
  fault(
    'retrigger forgotten',
    ['slot/spin.ts', 'left += spin.freeSpinsAwarded - 1', 'left -= 1'],
    ['src/slot/spin.test.ts'],
  ),
  fault(
    'free spins not multiplied',
    ['slot/spin.ts', 'isFree ? (design.freeSpins?.multiplier ?? 1) : 1', 'isFree ? 1 : 1'],
    ['src/slot/spin.test.ts'],
  ),
  fault(
    'strip not cyclic',
    ['slot/evaluate.ts', '((stops[reel] ?? 0) + row) % strip.length', '(stops[reel] ?? 0) + row'],
    ['src/slot/enumerate.test.ts', 'symbol counts'],
  ),
  fault(
    'ways added up',
    ['slot/evaluate.ts', 'ways *= positions.length - before', 'ways += positions.length - before'],
    ['src/slot/enumerate.test.ts', 'symbol counts'],
  ),
  fault(
    'first symbol instead of the best',
    ['slot/evaluate.ts', 'credits > best.credits', 'credits > 0 && best.credits === 0'],
    ['src/slot/enumerate.test.ts', 'symbol counts'],
  ),
  fault(
    'return without retriggers',
    ['slot/return.ts', 'quotient(started, subtract(one, added))', 'quotient(started, one)'],
    ['src/slot/return.test.ts'],
  ),
  fault(
    'hits counted without scatters',
    ['slot/hit-count.ts', 'this.#paysScatters(scatters + count) ? stops : 0', '0'],
    ['src/slot/return.test.ts'],
  ),

  fault(
    'a ball too few',
    [
      'keno/keno.ts',
      'deal(stream, numbersTo(design.numbers), design.drawn)',
      'deal(stream, numbersTo(design.numbers), design.drawn - 1)',
    ],
    [simulated, 'keno'],
  ),
  fault(
    'keno chances',
    ['keno/keno.ts', 'design.drawn - hits', 'design.drawn'],
    ['src/keno/keno.test.ts'],
  ),
  fault(
    'a bounce too few',
    ['plinko/plinko.ts', '2 ** design.rows', '2 ** (design.rows - 1)'],
    ['proof/simulation/reachable.test.ts', 'plinko'],
  ),
  fault(
    'a second triple on the ticket',
    ['scratch/scratch.ts', 'others.push(index, index)', 'others.push(index, index, index)'],
    ['src/scratch/scratch.test.ts', 'triple'],
  ),
  fault(
    'point below 1.00',
    ['crash/point.ts', 'point < 100n ? 100n : point', 'point'],
    ['src/crash/crash.test.ts'],
  ),
  fault(
    'crash edge a percent off',
    [
      'crash/point.ts',
      '(BigInt(100 - edgePercent) * range) / (range - bits)',
      '(BigInt(101 - edgePercent) * range) / (range - bits)',
    ],
    ['src/crash/crash.test.ts'],
  ),
  fault(
    'cash-out after the crash',
    [
      'crash/crash.ts',
      'Math.min(point, automaticTarget(state, at) ?? at)',
      '(automaticTarget(state, at) ?? at)',
    ],
    ['src/crash/crash.test.ts'],
  ),
  fault(
    'dice win on the target',
    ['dice/dice.ts', 'outcome.roll < bet.target', 'outcome.roll <= bet.target'],
    ['src/dice/dice.test.ts'],
  ),
  fault(
    'mines rounded up',
    [
      'mines/mines.ts',
      'fair / (100n * choose(design.tiles - mines, picks))',
      '1n + fair / (100n * choose(design.tiles - mines, picks))',
    ],
    ['src/mines/mines.test.ts'],
  ),
  fault(
    'a cleared field left open',
    ['mines/mines.ts', 'state.design.tiles - state.bet.mines', 'state.design.tiles'],
    ['src/mines/mines.test.ts'],
  ),

  fault(
    'banker draws on 3 against 8',
    ['baccarat/draw-rules.ts', 'playerThird !== 8', 'playerThird !== 9'],
    ['src/baccarat/baccarat.test.ts'],
  ),
  fault(
    'player draws on 6',
    ['baccarat/draw-rules.ts', 'playerTotal <= 5', 'playerTotal <= 6'],
    ['src/baccarat/baccarat.test.ts'],
  ),
  fault(
    'tie loses for the player',
    [
      'baccarat/settle.ts',
      "return isTie ? one : won(isPlayerWin, '1')",
      "return won(isPlayerWin, '1')",
    ],
    ['src/baccarat/baccarat.test.ts'],
  ),
  fault(
    'cards put back into the shoe',
    ['cards/shoe.ts', '(this.#left[card] ?? 0) - 1', '(this.#left[card] ?? 0) - 0'],
    [second, 'baccarat'],
  ),
  fault(
    'roulette pays one less',
    ['roulette/roulette.ts', 'spot.paysToOne + 1', 'spot.paysToOne'],
    ['src/roulette/roulette.test.ts'],
  ),
  fault(
    'a triple wins small',
    ['sic-bo/sic-bo.ts', '!isTriple && total <= 10', 'total <= 10'],
    ['src/sic-bo/sic-bo.test.ts'],
  ),
  fault(
    'a seven does not lose',
    ['dragon-tiger/dragon-tiger.ts', 'rank === 7', 'rank === 14'],
    ['src/dragon-tiger/dragon-tiger.test.ts'],
  ),

  fault(
    'no straight to the five',
    ['video-poker/category.ts', 'rankMask === wheelMask', 'false'],
    ['src/video-poker/video-poker.test.ts', 'straight'],
  ),
  fault(
    'replacements from the hand',
    ['video-poker/engine.ts', 'cards.slice(5)', 'cards.slice(4)'],
    ['src/video-poker/video-poker.test.ts', 'fixes ten'],
  ),
  fault(
    'dealer hits soft 17',
    ['blackjack/settle.ts', 'isSoft && state.design.dealerHitsSoft17', 'isSoft'],
    ['src/blackjack/blackjack.test.ts'],
  ),
  fault(
    'natural pays even money',
    ['blackjack/settle.ts', 'add(one, factorOf(state.design.naturalPays))', 'add(one, one)'],
    ['src/blackjack/blackjack.test.ts'],
  ),
  fault(
    'insurance pays even money',
    ['blackjack/settle.ts', '3n * state.insuranceMinor', '2n * state.insuranceMinor'],
    ['src/blackjack/blackjack.test.ts'],
  ),
  fault(
    'natural on a split hand',
    ['blackjack/settle.ts', '!hand.isSplit && isNatural(hand.cards)', 'isNatural(hand.cards)'],
    ['src/blackjack/blackjack.test.ts'],
  ),

  fault(
    'odd chips from the button',
    ['poker/pots.ts', 'seat > button', 'seat >= button'],
    ['src/poker/pots.test.ts'],
  ),
  fault(
    'uncalled bet kept',
    ['poker/pots.ts', 'excess > 0n', 'excess > 1_000_000n'],
    ['src/poker/pots.test.ts'],
  ),
  fault(
    'rake above its cap',
    ['poker/pots.ts', 'wanted < left ? wanted : left', 'wanted'],
    ['src/poker/pots.test.ts'],
  ),
  fault(
    'short all-in reopens',
    ['holdem/betting.ts', 'isOpen && canExceed', 'canExceed'],
    ['src/holdem/holdem.test.ts'],
  ),
  fault(
    'no straight from the ace',
    ['poker/score.ts', '(rankMask & 0b1_0000_0000_1111) === 0b1_0000_0000_1111', 'false'],
    ['src/poker/poker.test.ts', 'ladder'],
  ),
  fault(
    'four to a flush',
    ['poker/evaluate.ts', '((key >> (3 * suit)) & 7) >= 5', '((key >> (3 * suit)) & 7) >= 4'],
    ['src/poker/poker.test.ts', '21 fives'],
  ),
  fault(
    'A-2-3 the lowest sequence',
    [
      'teen-patti/rank.ts',
      'high === ace && middle === 1 && low === 0 ? ace : -1',
      'high === ace && middle === 1 && low === 0 ? 1 : -1',
    ],
    ['src/teen-patti/teen-patti.test.ts'],
  ),
  fault(
    'faces count eleven',
    ['niu-niu/rank.ts', 'Math.min(rank + 2, 10)', 'Math.min(rank + 2, 11)'],
    ['src/niu-niu/niu-niu.test.ts'],
  ),
  fault(
    'three pairs cut a pair of twos',
    ['tien-len/combination.ts', "pile.kind === 'single' && isTwo", 'isTwo'],
    ['src/tien-len/tien-len.test.ts'],
  ),
  fault(
    'no free centre',
    ['bingo/probability.ts', 'cell === 12', 'cell === 25'],
    ['src/bingo/bingo.test.ts'],
  ),
  fault(
    'a fish easier to catch',
    [
      'fishing/fishing.ts',
      'uniformBig(stream, chance.denominator) < chance.numerator',
      'uniformBig(stream, chance.denominator) <= chance.numerator',
    ],
    [simulated, 'fishing'],
  ),
  fault(
    'jackpot remainder lost',
    ['jackpot/jackpot.ts', 'seedMinor * tenThousand + rest', 'seedMinor * tenThousand'],
    ['src/jackpot/jackpot.test.ts'],
  ),
];
