import {
  diceHouse,
  diceReturn,
  grandJackpot,
  jackpotReturn,
  largestTarget,
  majorJackpot,
  minesHouse,
  minesReturn,
  miniJackpot,
  mustHitByReturn,
} from '../../src/index.ts';
import { rational, type Rational } from '@portal/money';

/** The return at a target of winning outcomes. */
export function diceQuantity(edgePercent: number, name: string): Rational | undefined {
  const design = { ...diceHouse, edgePercent };
  const target = Number(name);
  const isTarget = Number.isInteger(target) && target >= 1 && target <= largestTarget(design);
  return isTarget ? diceReturn(design, target) : undefined;
}

/** `mines.picks`: the return of cashing out after that many picks. */
export function minesQuantity(edgePercent: number, name: string): Rational | undefined {
  const [mines = 0, picks = 0] = name.split('.').map(Number);
  const isGame = Number.isInteger(mines) && Number.isInteger(picks) && mines >= 1 && picks >= 1;
  return isGame && mines + picks <= minesHouse.tiles
    ? minesReturn({ ...minesHouse, edgePercent }, mines, picks)
    : undefined;
}

/** The jackpots of the specification by name. */
export function progressiveQuantity(name: string): Rational | undefined {
  const known = [miniJackpot, majorJackpot, grandJackpot].find(({ id }) => id === name);
  if (known !== undefined) {
    return jackpotReturn(known);
  }
  return name === 'mustHitBy5000'
    ? mustHitByReturn({ seed: 500n, mustHitBy: 5_000n, contributionRate: rational(1n, 200n) })
    : undefined;
}
