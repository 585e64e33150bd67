import type { Failure } from './wire.ts';

/**
 * Sentences for fields, and one for the form as a whole; the form engine takes them as they are.
 */
export interface FailureLanding<Name extends string> {
  readonly fields: { readonly [Key in Name]?: string };
  readonly whole?: string;
}

export interface LandingPlan<Name extends string> {
  /** Fields that are shown, by their names on the wire. */
  readonly shown: readonly Name[];
  /** The field that a code, or a path of another name, is about. */
  readonly places?: Readonly<Record<string, Name>>;
  /** The sentence of the failure. */
  readonly text: string;
  /** The sentence of a field that the schema or the rules refused. */
  readonly faultText: (name: Name, rule: string) => string;
}

/** Puts a failure where it belongs: on its fields, else on the whole form. Nothing is left out. */
export function landingOf<Name extends string>(
  failure: Failure,
  plan: LandingPlan<Name>,
): FailureLanding<Name> {
  const { shown, places = {}, text } = plan;
  const placeOf = (key: string): Name | undefined =>
    shown.find((name) => name === (places[key] ?? key));
  if (failure.code !== 'validation_failed') {
    const place = placeOf(failure.code);
    // The compiler does not see that a computed name is one of the names.
    return place === undefined
      ? { fields: {}, whole: text }
      : { fields: { [place]: text } as FailureLanding<Name>['fields'] };
  }
  const faults = faultsOf(failure).map(({ path, rule }) => ({ place: placeOf(path), rule }));
  const fields = Object.fromEntries(
    faults.flatMap(({ place, rule }) =>
      place === undefined ? [] : [[place, plan.faultText(place, rule)]],
    ),
  ) as FailureLanding<Name>['fields'];
  const isPlaced = faults.length > 0 && faults.every(({ place }) => place !== undefined);
  return isPlaced ? { fields } : { fields, whole: text };
}

interface Fault {
  readonly path: string;
  readonly rule: string;
}

function faultsOf({ data }: Failure): readonly Fault[] {
  const fields: unknown = data['fields'];
  return Array.isArray(fields) ? fields.filter(isFault) : [];
}

function isFault(value: unknown): value is Fault {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'rule' in value &&
    typeof value.path === 'string' &&
    typeof value.rule === 'string'
  );
}
