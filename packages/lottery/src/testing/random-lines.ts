import { assertDefined } from '@portal/money';
import type { BetType, Line } from '../bet-type.ts';
import { familyOf } from '../catalog.ts';
import { prepare, type FamilyName, type PreparedDraw } from '../draw.ts';
import type { Uniform } from '../selection/field.ts';

/** A random selection of a bet type, `extra` elements longer than need be, as a line. */
export function randomLine(betType: BetType, uniform: Uniform, extra: number): Line {
  const line = betType.parse(betType.sample(uniform, extra));
  return assertDefined(line.ok ? line.value : undefined, `a sample of ${betType.id} is valid`);
}

/** A random draw in the JSON of its family. */
export function randomDraw(family: FamilyName, uniform: Uniform): object {
  return familyOf(family).draw.sample(uniform, 0);
}

export function preparedDraw(family: FamilyName, uniform: Uniform): PreparedDraw {
  return prepare<unknown>(family, randomDraw(family, uniform));
}
