import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import known from '../../vectors/second-implementation.json' with { type: 'json' };
import { baccaratEngine } from '../../src/baccarat/baccarat.ts';
import { crashEngine } from '../../src/crash/crash.ts';
import { holdemHouse } from '../../src/data/card-tables.ts';
import { baccaratHouse, crashHouse, minesHouse } from '../../src/data/house-tables.ts';
import { slotDesigns } from '../../src/data/slots/all.ts';
import { expectLegal, replay } from '../../src/engine.ts';
import { holdemEngine } from '../../src/holdem/engine.ts';
import { minesEngine } from '../../src/mines/mines.ts';
import { slotEngine } from '../../src/slot/engine.ts';
import { createStream, type RandomStream } from '../../src/stream.ts';

// The digests are written by proof/second_implementation.py, which shares no code with this
// package.
const serverSeed = sha256(utf8ToBytes('second implementation'));

/** What a round of each game is, as the numbers that both implementations write down. */
const rounds: Readonly<Record<keyof typeof known.digests, (stream: RandomStream) => number[]>> = {
  slots: (stream) => {
    const [design = expect.fail('no slot is shipped')] = slotDesigns;
    const bet = { stakeMinor: 20n };
    const { round } = expectLegal(
      replay(slotEngine, { design, bet, actions: [{ kind: 'spin' }], stream }),
    );
    return [
      ...(round?.base.stops ?? []),
      round?.totalWinCredits ?? -1,
      round?.freeSpins.length ?? -1,
    ];
  },
  baccarat: (stream) => {
    const { outcome = expect.fail('no hand') } = expectLegal(
      replay(baccaratEngine, {
        design: baccaratHouse,
        bet: { wagers: [{ spot: 'tie', stakeMinor: 1n }] },
        actions: [{ kind: 'play' }],
        stream,
      }),
    );
    const { player, banker, result } = outcome;
    return [...player, -1, ...banker, -1, result.playerTotal, result.bankerTotal];
  },
  crash: (stream) => {
    const state = expectLegal(
      replay(crashEngine, {
        design: crashHouse,
        bet: { stakeMinor: 1n },
        actions: [{ kind: 'launch' }],
        stream,
      }),
    );
    return [state.pointHundredths ?? -1];
  },
  mines: (stream) => {
    const bet = { stakeMinor: 1n, mines: 3 };
    const state = expectLegal(
      replay(minesEngine, { design: minesHouse, bet, actions: [{ kind: 'start' }], stream }),
    );
    return [...state.mines];
  },
  holdem: (stream) => {
    const seats = [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, stackMinor: 1_000n }));
    const state = expectLegal(
      replay(holdemEngine, {
        design: holdemHouse,
        bet: { seats, button: 6, smallBlind: 1, bigBlind: 2 },
        actions: [{ kind: 'deal' }],
        stream,
      }),
    );
    const holes = state.players.map(({ hole }) => hole);
    return [
      ...holes.map(([first = -1]) => first),
      ...holes.map(([, second = -1]) => second),
      ...state.board,
    ];
  },
};

test.each(Object.keys(rounds) as (keyof typeof rounds)[])(
  'twenty thousand replayed rounds of %s are those of the second implementation',
  (game) => {
    const digest = sha256.create();
    for (let nonce = 0; nonce < known.rounds; nonce += 1) {
      const stream = createStream({ serverSeed, clientSeed: `verify-${game}`, nonce });
      digest.update(utf8ToBytes(`${rounds[game](stream).join(',')}\n`));
    }
    expect(bytesToHex(digest.digest())).toBe(known.digests[game]);
  },
  120_000,
);
