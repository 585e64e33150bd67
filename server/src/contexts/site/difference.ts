import { restorableSections, type ReplyOf } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readVersionInForce } from './put-in-force.ts';
import { leavesOf } from './section-facts.ts';
import { sectionOfPlace, type SectionName } from './sections.ts';
import { findVersion } from './store-versions.ts';
import { mayChange } from './use-cases/cancel-plan.ts';

const mostPlaces = 300;
const mostCharacters = 2000;

/** Places whose text opens something: that they differ is told, what they say is not. */
const secret = /^passwords\.default$/u;

/** What `version` says otherwise than `against`, place by place. */
export async function readDifference(
  ctx: Ctx<OperatorActor>,
  query: { readonly version: number; readonly against: number },
): Promise<ReplyOf<(typeof endpoints)['readSiteDifference']>> {
  const { version, against } = query;
  const [older, base, inForce] = [
    await findVersion(ctx.tx, version),
    await findVersion(ctx.tx, against),
    await readVersionInForce(ctx),
  ];
  if (older === undefined || base === undefined) {
    throw new Refusal('not_found');
  }
  const places = differing(base.configuration, older.configuration);
  const toForce =
    against === inForce.version ? places : differing(inForce.configuration, older.configuration);
  const sections = new Set(toForce.flatMap(({ section }) => section ?? []));
  return {
    version,
    against,
    inForce: inForce.version,
    timeZone: inForce.configuration.timeZone,
    restorable: restorableSections.filter((name) => sections.has(name) && mayChange(ctx, [name])),
    isCut: places.length > mostPlaces,
    places: places.slice(0, mostPlaces),
  };
}

interface Place {
  readonly section: SectionName | null;
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

function differing(base: unknown, other: unknown): Place[] {
  const [old, young] = [leavesOf(base), leavesOf(other)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((place) => old.get(place) !== young.get(place))
    .map((place) => ({
      section: sectionOfPlace(place) ?? null,
      place,
      before: shown(place, old.get(place)),
      after: shown(place, young.get(place)),
    }));
}

function shown(place: string, text: string | undefined): string | null {
  if (text === undefined) {
    return null;
  }
  return secret.test(place) && text !== '' ? '•••' : text.slice(0, mostCharacters);
}
