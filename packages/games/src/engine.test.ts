import { describe, expect, test } from 'vitest';
import { blackjackEngine } from './blackjack/engine.ts';
import { crashEngine } from './crash/crash.ts';
import { blackjackHouse } from './data/blackjack.ts';
import { crashHouse, diceHouse, minesHouse } from './data/house-tables.ts';
import { house20Lines } from './data/slots/house-20-lines.ts';
import { jacksOrBetter85 } from './data/video-poker.ts';
import { diceEngine } from './dice/dice.ts';
import { expectLegal, replay, resultOf, type AnyEngine, type AnySteppedEngine } from './engine.ts';
import { minesEngine } from './mines/mines.ts';
import { fromPlain, toPlain } from './plain.ts';
import { simulationStream } from './testing/xoshiro.ts';
import { slotEngine } from './slot/engine.ts';
import { videoPokerEngine } from './video-poker/engine.ts';

/** A round after the one action that every open round begins with. */
function started(engine: AnyEngine, design: object, bet: object) {
  const opened = expectLegal(engine.open(design, bet));
  const [first = {}] = engine.legalActions(opened);
  return expectLegal(engine.act(opened, first, simulationStream(7)));
}

describe('a player who does not come back', () => {
  const stepped: [string, AnySteppedEngine, object, object][] = [
    ['blackjack', blackjackEngine, blackjackHouse, { stakeMinor: 100n }],
    ['crash', crashEngine, crashHouse, { stakeMinor: 100n, autoHundredths: 101 }],
    ['video poker', videoPokerEngine, jacksOrBetter85, { stakeMinor: 100n }],
  ];

  test.each(stepped)('of %s stakes nothing more and leaves no round open', (...row) => {
    const [, engine, design, bet] = row;
    let state = started(engine, design, bet);
    for (let steps = 0; state.phase === 'playing' && steps < 5; steps += 1) {
      const action = engine.timeoutAction(state) ?? expect.fail('these rounds are never void');
      state = expectLegal(engine.act(state, action, simulationStream(8)));
    }
    expect(state).toMatchObject({ phase: 'settled', stakeMinor: 100n });
  });

  test('of blackjack declines the insurance, then stands', () => {
    const dealt = { isInsuranceOpen: true } as Parameters<typeof blackjackEngine.timeoutAction>[0];
    expect(blackjackEngine.timeoutAction(dealt)).toEqual({ kind: 'decline' });
    expect(blackjackEngine.timeoutAction({ ...dealt, isInsuranceOpen: false })).toEqual({
      kind: 'stand',
    });
  });

  test('of mines is paid what was reached, and a round without a pick is void', () => {
    const opened = expectLegal(minesEngine.open(minesHouse, { stakeMinor: 100n, mines: 1 }));
    const laid = expectLegal(minesEngine.act(opened, { kind: 'start' }, simulationStream(7)));
    expect(minesEngine.timeoutAction(laid)).toBeUndefined();
    const tile = laid.mines.includes(0) ? 1 : 0;
    const picked = expectLegal(
      minesEngine.act(laid, { kind: 'reveal', tile }, simulationStream(7)),
    );
    expect(minesEngine.timeoutAction(picked)).toEqual({ kind: 'cashOut' });
  });
});

describe('the result of a record', () => {
  test('of a slot is its stops alone', () => {
    const spun = started(slotEngine, house20Lines, { stakeMinor: 100n });
    const { round } = spun as { round?: { base: { stops: readonly number[] } } };
    expect(resultOf(slotEngine, spun)).toEqual(round?.base.stops);
  });

  test('of other games is the state without inputs and totals', () => {
    const mines = started(minesEngine, minesHouse, { stakeMinor: 100n, mines: 3 });
    expect(Object.keys(resultOf(minesEngine, mines))).toEqual(['mines', 'revealed']);
    const dice = started(diceEngine, diceHouse, { stakeMinor: 100n, target: 5_000, side: 'under' });
    expect(Object.keys(resultOf(diceEngine, dice))).toEqual(['outcome']);
  });

  test('is reproduced from bet and actions that were kept as JSON text', () => {
    const bet = { stakeMinor: 100n, mines: 3 };
    const text = JSON.stringify(toPlain({ bet, actions: [{ kind: 'start' }] }));
    const kept = fromPlain(JSON.parse(text) as object) as { bet: object; actions: object[] };
    const engine: AnyEngine = minesEngine;
    const again = replay(engine, { ...kept, design: minesHouse, stream: simulationStream(7) });
    expect(resultOf(engine, expectLegal(again))).toEqual(
      resultOf(engine, started(minesEngine, minesHouse, bet)),
    );
  });
});
