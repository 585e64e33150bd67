import { createHash } from 'node:crypto';
import {
  createStream,
  designHash,
  expectLegal,
  uniform,
  type RandomStream,
} from '../../src/index.ts';
import { toPlain } from '../../src/plain.ts';
import { engines } from './playables.ts';
import { type PlayedRound, type RecordedDesign } from './recorded-rounds.ts';
import { assertDefined } from '@portal/money';
import type { PlannedRound } from './plan.ts';

export interface RoundToPlay {
  /** Fixes the server seed, so that no two rounds share one. */
  readonly name: string;
  readonly game: string;
  readonly design: RecordedDesign;
  readonly planned: PlannedRound;
}

/** One round to its result; undefined where the planned actions are not legal with this nonce. */
export function playOut(round: RoundToPlay, nonce: number): PlayedRound | undefined {
  const serverSeed = createHash('sha256').update(`recorded ${round.name}`).digest();
  const seeds = { clientSeed: `recorded ${round.game}`, nonce };
  const actions = chosen(round, {
    stream: createStream({ serverSeed, ...seeds }),
    choices: createStream({ serverSeed, clientSeed: 'choices', nonce }),
  });
  return (
    actions && {
      game: round.game,
      design: designHash(round.design),
      bet: toPlain(round.planned.bet),
      actions: actions.map((action) => toPlain(action)),
      serverSeed: serverSeed.toString('hex'),
      ...seeds,
    }
  );
}

/** The player has a stream of its own, so that a choice moves no card. */
function chosen(
  { game, design, planned }: RoundToPlay,
  { stream, choices }: Readonly<Record<'stream' | 'choices', RandomStream>>,
): readonly object[] | undefined {
  const engine = engines.find((candidate) => candidate.game === game);
  if (engine === undefined) {
    return [];
  }
  const ahead = [...(planned.actions ?? [])];
  let state = expectLegal(engine.open(design, planned.bet));
  while (state.phase !== 'settled') {
    const legal = engine.legalActions(state);
    const wanted = ahead.shift();
    const action = wanted ?? assertDefined(legal[uniform(choices, legal.length)], 'it can go on');
    const next = engine.act(state, action, stream);
    if (next.ok) {
      state = next.value;
    } else if (wanted !== undefined) {
      return undefined;
    }
  }
  return ahead.length === 0 ? state.actions : undefined;
}
