import { expectLegal, replay, type Engine, type RoundState } from '../../src/engine.ts';
import * as door from '../../src/index.ts';
import { withoutEngine, type Playable } from './without-engine.ts';

type AnyEngine = Engine<object, object, RoundState<object>, object>;

const exported: readonly unknown[] = Object.values(door);

/** Read off the door, so that a new engine cannot be left out. */
export const engines: readonly AnyEngine[] = exported.filter((value) => isEngine(value));

export const playables: ReadonlyMap<string, Playable> = new Map(
  [...engines.map((engine) => ofEngine(engine)), ...withoutEngine].map((playable) => [
    playable.game,
    playable,
  ]),
);

/** Everything with an id and a version that the package offers to play by. */
export const exportedDesigns: readonly object[] = exported
  .flat()
  .filter((value) => isDesign(value));

function isEngine(value: unknown): value is AnyEngine {
  return typeof value === 'object' && value !== null && 'legalActions' in value;
}

function ofEngine(engine: AnyEngine): Playable {
  return {
    game: engine.game,
    play: (round) => withoutInputs(expectLegal(replay(engine, round))),
  };
}

function isDesign(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
}

/** A state repeats what the round was played with; that stands in the record already. */
function withoutInputs(state: object): object {
  const inputs = ['design', 'bet', 'actions'];
  return Object.fromEntries(Object.entries(state).filter(([name]) => !inputs.includes(name)));
}
