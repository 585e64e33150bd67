import { canonicalJson, designHash } from '../../src/index.ts';
import { toPlain } from '../../src/plain.ts';
import { playAgain, type RecordedDesign, type RoundRecords } from './recorded-rounds.ts';
import { assert, assertDefined } from '@portal/money';
import type { RoundPlan } from './plan.ts';
import { playOut, type RoundToPlay } from './play-out.ts';

type Recorded = RoundRecords['rounds'][string];

/** How many rounds are played for each one that is kept: one spin in 300 starts a feature. */
const tries = 800;

/**
 * The designs of which `records` has no round yet. A recorded round is fixed, so it is never played
 * anew.
 */
export function missingRounds(plans: readonly RoundPlan[], records: RoundRecords): RoundRecords {
  const isKnown = (game: string, hash: string): boolean =>
    Object.values(records.rounds).some((round) => round.game === game && round.design === hash);
  const missing = plans
    .flatMap((plan) => plan.designs.map((design) => ({ plan, design, hash: designHash(design) })))
    .filter(({ plan, hash }) => !isKnown(plan.game, hash));
  // Id and version stay what they are.
  const designs = Object.fromEntries(
    missing.map(({ design, hash }) => [hash, toPlain(design) as RecordedDesign]),
  );
  const rounds = missing.flatMap(({ plan, design }) => roundsOf(plan, design, designs));
  const renamed = rounds.find(([name]) => Object.hasOwn(records.rounds, name))?.[0];
  assert(renamed === undefined, `${renamed} is recorded: a changed design has a new version`);
  return { designs, rounds: Object.fromEntries(rounds) };
}

function roundsOf(
  { game, rounds }: RoundPlan,
  design: RecordedDesign,
  designs: RoundRecords['designs'],
): (readonly [name: string, Recorded])[] {
  return rounds.map((plan, index) => {
    const name = `${game} ${design.id} ${design.version} #${index + 1}`;
    const all = candidates({ name, game, design, planned: plan }, designs);
    // Every other one is taken as it comes: what is ordinary is recorded as well.
    return [name, assertDefined(index % 2 === 0 ? all[0] : richest(all), `${name} can be played`)];
  });
}

function candidates(round: RoundToPlay, designs: RoundRecords['designs']): readonly Recorded[] {
  return Array.from({ length: tries }, (_, nonce) => playOut(round, nonce))
    .filter((attempt) => attempt !== undefined)
    .map((attempt) => ({ ...attempt, ...playAgain(attempt, designs) }));
}

/** Free spins, side pots and wins have the longest results; drawn numbers all count alike. */
function richest(rounds: readonly Recorded[]): Recorded | undefined {
  const lengthOf = ({ result }: Recorded): number =>
    canonicalJson(result).replaceAll(/\b\d+\b/gu, '0').length;
  const longest = Math.max(...rounds.map((round) => lengthOf(round)));
  return rounds.find((round) => lengthOf(round) === longest);
}
