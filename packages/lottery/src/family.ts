import type { BetType, Declaration } from './bet-type.ts';
import type { FamilyName } from './draw.ts';
import type { Uniform } from './selection/field.ts';
import type { Shape } from './selection/shape.ts';

/** A draw format with its bet types (lottery.md 0.1). */
export interface Family {
  readonly name: FamilyName;
  /** The JSON of a draw (lottery.md A2). */
  readonly draw: Shape<object>;
  /**
   * A draw from uniform numbers, in the order of calls of lottery.md A4; absent where no in-house
   * draw exists.
   */
  readonly drawFrom?: (uniform: Uniform) => object;
  readonly betTypes: readonly BetType[];
}

interface FamilyParts<Draw extends object> {
  readonly draw: Shape<Draw>;
  readonly drawFrom?: (uniform: Uniform) => object;
  readonly betTypes: readonly Declaration<Draw>[];
}

export function family<Draw extends object>(
  name: FamilyName,
  { draw, drawFrom, betTypes }: FamilyParts<Draw>,
): Family {
  return {
    name,
    draw,
    ...(drawFrom === undefined ? {} : { drawFrom }),
    betTypes: betTypes.map((declaration) => declaration.build(name)),
  };
}
