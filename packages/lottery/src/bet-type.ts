import { assert, ok, refused, type Result } from '@portal/money';
import type { FamilyName, PreparedDraw, ViewOf } from './draw.ts';
import type { Help, MostHits, Opposites, Play, Tally } from './play.ts';
import type { Uniform } from './selection/field.ts';
import type { SelectionForm } from './selection/form.ts';
import type { SelectionError } from './selection/shape.ts';

/** Units of one line, unless the operator sets another limit (lottery.md B4). */
export const maxUnitsPerLine = 100_000;

/** What a line is worth against a draw, before any price (lottery.md 0.2). */
export interface Evaluation {
  readonly units: number;
  /** Payments by tier; a tier without payments is absent. */
  readonly hits: Readonly<Record<string, number>>;
  readonly refundUnits: number;
  readonly countedLegs?: readonly number[];
}

/** A selection as JSON, in the shape of its bet type (lottery.md 0.4). */
export type SelectionJson = Readonly<Record<string, unknown>>;

/** A valid selection of a bet type. */
export interface Line {
  readonly betType: BetType;
  readonly selection: SelectionJson;
  readonly units: number;
  /** The tiers this selection can reach, in the order of the price table. */
  readonly tiers: readonly string[];
  /** Unit kinds of the selection; empty when the tiers alone tell them. */
  readonly kinds: readonly string[];
  /** How often one draw can pay it at most. */
  readonly most: MostHits;
  /** The draw must be of the bet type's family. */
  readonly evaluate: (draw: PreparedDraw) => Evaluation;
  /** Draws that are one to what this gives have the same hits; absent where only a count tells. */
  readonly sameFor?: () => (draw: PreparedDraw) => number | string;
  /** A text for every unit. */
  readonly expand: () => Iterable<string>;
}

export interface BetType {
  readonly id: string;
  readonly family: FamilyName;
  readonly tiers: readonly string[];
  readonly help: Help;
  /** The part of the draw that is looked at, as a key of the help texts. */
  readonly part: string;
  /** What a screen offers for each key of the selection. */
  readonly form: SelectionForm;
  /** Pairs of its options of which one loses where the other wins. */
  readonly opposites: readonly Opposites[];
  /** Refuses any JSON with a code of lottery.md 0.4 and never throws. */
  readonly parse: (json: unknown, maxUnits?: number) => Result<Line, SelectionError>;
  /** A random valid selection with the fewest elements, or `extra` more of each list. */
  readonly sample: (uniform: Uniform, extra?: number) => SelectionJson;
}

export interface Declaration<Draw> {
  readonly id: string;
  readonly tiers: readonly string[];
  readonly help: Help;
  readonly part: string;
  readonly build: (family: FamilyName) => BetType;
  /** Never called: it only ties the type of the declaration to the draw of its family. */
  readonly reads?: ViewOf<Draw, unknown>;
}

/** The view of a draw that a bet type reads, with the key of its name in the help texts. */
export interface Part<Draw, View> {
  readonly name: string;
  readonly of: ViewOf<Draw, View>;
}

/** Declares that `id` is this play on this part of the draw. */
export function bet<Draw, Selection extends object, View>(
  id: string,
  part: Part<Draw, View>,
  play: Play<Selection, View>,
): Declaration<Draw> {
  const { tiers, help } = play;
  return {
    id,
    tiers,
    help,
    part: part.name,
    reads: part.of,
    build: (family) => {
      const betType: BetType = {
        id,
        family,
        tiers,
        help,
        part: part.name,
        form: play.shape.form,
        opposites: play.opposites ?? [],
        parse: (json, maxUnits = maxUnitsPerLine) => {
          const selection = play.shape.parse(json);
          if (!selection.ok) {
            return selection;
          }
          const units = play.units(selection.value);
          if (units === 0) {
            return refused('E_ZERO');
          }
          return units > maxUnits
            ? refused('E_LIMIT')
            : ok(line({ betType, part, play, selection: selection.value, units }));
        },
        sample: (uniform, extra = 0) => asJson(sampleValid(play, uniform, extra)),
      };
      return betType;
    },
  };
}

interface LineParts<Draw, Selection, View> {
  readonly betType: BetType;
  readonly part: Part<Draw, View>;
  readonly play: Play<Selection, View>;
  readonly selection: Selection;
  readonly units: number;
}

/** Every selection is an object of plain keys; interfaces only lack the index to say so. */
function asJson(selection: object): SelectionJson {
  return selection as SelectionJson;
}

function line<Draw, Selection extends object, View>(parts: LineParts<Draw, Selection, View>): Line {
  const { betType, part, play, selection, units } = parts;
  const { sameFor } = play;
  return {
    ...(sameFor !== undefined && {
      sameFor: () => {
        const same = sameFor(selection);
        return (draw) => same((draw as PreparedDraw<Draw>).view(part.of));
      },
    }),
    betType,
    selection: asJson(selection),
    units,
    tiers: play.reachable?.(selection) ?? play.tiers,
    kinds: play.kinds?.(selection) ?? [],
    most: play.most?.(selection) ?? units,
    evaluate: (preparedDraw) => {
      assert(
        preparedDraw.family === betType.family,
        `${betType.id} has no part in ${preparedDraw.family}`,
      );
      // The family's name fixes the type of its draw.
      const view = (preparedDraw as PreparedDraw<Draw>).view(part.of);
      const tally: Tally = { hits: {}, refundUnits: 0 };
      play.evaluate(selection, view, tally);
      return { units, ...tally };
    },
    expand: () => play.expand(selection),
  };
}

function sampleValid<Selection, View>(
  play: Play<Selection, View>,
  uniform: Uniform,
  extra: number,
): Selection {
  for (let tries = 0; tries < 1000; tries += 1) {
    const selection = play.shape.sample(uniform, extra);
    if (play.shape.parse(selection).ok) {
      const units = play.units(selection);
      if (units > 0 && units <= maxUnitsPerLine) {
        return selection;
      }
    }
  }
  throw new Error('no valid selection was found in 1000 tries');
}
