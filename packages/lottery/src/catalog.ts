import { assert, ok, assertDefined, refused, type Result } from '@portal/money';
import type { BetType } from './bet-type.ts';
import { prepare, type FamilyName, type PreparedDraw } from './draw.ts';
import { d3 } from './families/d3.ts';
import { fdmy, fdsg } from './families/four-digit.ts';
import { k3 } from './families/k3.ts';
import { kl8 } from './families/kl8.ts';
import { lhc } from './families/lhc.ts';
import { pc } from './families/pc.ts';
import { pk } from './families/pk.ts';
import { ssc } from './families/ssc.ts';
import { tg } from './families/tg.ts';
import { hn, la, my, th, yk } from './families/thai.ts';
import { vnn, vns } from './families/vietnam.ts';
import { x5 } from './families/x5.ts';
import type { Family } from './family.ts';

const allFamilies: readonly Family[] = [
  ssc,
  d3,
  x5,
  k3,
  pk,
  pc,
  kl8,
  lhc,
  vnn,
  vns,
  th,
  la,
  hn,
  my,
  yk,
  fdmy,
  fdsg,
  tg,
];

const byName = new Map(allFamilies.map((family) => [family.name, family]));
const byId = new Map(
  allFamilies.flatMap(({ betTypes: list }) => list).map((betType) => [betType.id, betType]),
);

/** All 468 bet types, by family in the order of lottery.md B9. */
export const betTypes: readonly BetType[] = [...byId.values()];
assert(betTypes.length === 468, `468 bet types, not ${betTypes.length}`);

export function findBetType(id: string): BetType | undefined {
  return byId.get(id);
}

export function familyOf(name: FamilyName): Family {
  return assertDefined(byName.get(name), `family ${name}`);
}

/**
 * Reads the JSON of a draw (lottery.md A2) and prepares it for any number of lines.
 * Refuses a result that no draw of the family can have.
 */
export function prepareDraw(name: FamilyName, json: unknown): Result<PreparedDraw, 'E_DRAW'> {
  const draw = familyOf(name).draw.parse(json);
  return draw.ok ? ok(prepare<unknown>(name, draw.value)) : refused('E_DRAW');
}
