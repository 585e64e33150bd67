import type * as games from '@portal/games';
import { currency, formatAmount, parseAmount } from '@portal/money';
import type { MinesProof, RoundProof, SlotProof } from './round-proof.ts';

/** One statement about a round that was computed here, beside what its receipt says. */
interface RoundStep {
  readonly name: 'commitment' | 'design' | 'stops' | 'mines' | 'win';
  readonly computed: string;
  readonly published: string;
  readonly isFine: boolean;
}

export type CheckedRound =
  | { readonly kind: 'steps'; readonly steps: readonly RoundStep[] }
  /** The seed is not revealed yet, or what was given is no proof. */
  | { readonly kind: 'notYet' | 'unreadable' };

/**
 * Plays a revealed round again in the browser from the seeds and the design of its receipt (R138):
 * the seed hashes to the commitment, the design to its version, and the same outcome and win come
 * out. The rules package is loaded only when someone checks. Rejects where the record of the round
 * cannot be played at all.
 */
export async function checkRound(proof: RoundProof): Promise<CheckedRound> {
  if (proof.serverSeed === null) {
    return { kind: 'notYet' };
  }
  const rules = await import('@portal/games');
  const serverSeed = bytesOf(proof.serverSeed);
  if (serverSeed === undefined) {
    return { kind: 'unreadable' };
  }
  const { clientSeed, nonce } = proof;
  const stream = rules.createStream({ serverSeed, clientSeed, nonce: BigInt(nonce) });
  const played =
    proof.engine === 'slot' ? playSlot(rules, proof, stream) : playMines(rules, proof, stream);
  if (played === undefined) {
    return { kind: 'unreadable' };
  }
  const { design, outcome, returnMinor } = played;
  const { id, version, hash } = proof.design;
  const unit = currency(proof.currency);
  return {
    kind: 'steps',
    steps: [
      step('commitment', rules.commitment(serverSeed), proof.serverSeedHash),
      // What the receipt shows of the rules, and the version that the round was stored with.
      {
        ...step(
          'design',
          `${id} ${version} ${rules.designHash(design)}`,
          `${id} ${version} ${hash}`,
        ),
        isFine: rules.designHash(design) === hash && hash === proof.designHash,
      },
      outcome,
      step('win', formatAmount(returnMinor, unit), proof.win),
    ],
  };
}

type Rules = typeof games;
type Stream = games.RandomStream;

interface Played {
  readonly design: object;
  readonly outcome: RoundStep;
  readonly returnMinor: bigint;
}

/** The rules without what the server says beside them. */
function playSlot(rules: Rules, proof: SlotProof, stream: Stream): Played | undefined {
  const {
    engine: _engine,
    hash: _hash,
    returnPercent: _returns,
    spinsPerTrigger: _spins,
    spread: _spread,
    ...design
  } = proof.design;
  const parsed = rules.parseSlotDesign(design);
  if (!parsed.ok) {
    return undefined;
  }
  const { base, freeSpins, totalWinCredits } = rules.spinSlot(parsed.value, stream);
  return {
    design: parsed.value,
    outcome: step('stops', textOf([base, ...freeSpins]), textOf(proof.spins)),
    returnMinor: rules.slotReturnMinor(parsed.value, stakeOf(proof), totalWinCredits),
  };
}

/** The stops of each spin and what it won in credits. */
function textOf(spins: SlotProof['spins']): string {
  return spins.map(({ stops, winCredits }) => `${stops.join(' ')} → ${winCredits}`).join(' · ');
}

function playMines(rules: Rules, proof: MinesProof, stream: Stream): Played | undefined {
  const { id, version, tiles, edgePercent } = proof.design;
  const design = { id, version, tiles, edgePercent };
  const actions = proof.steps.flatMap(({ kind, tile }) => minesAction(kind, tile));
  const bet = { stakeMinor: stakeOf(proof), mines: proof.mines };
  const again = rules.replay(rules.minesEngine, { design, bet, actions, stream });
  if (!again.ok || actions.length !== proof.steps.length) {
    return undefined;
  }
  const { mines, returnMinor } = again.value;
  const outcome = step('mines', mines.join(' '), (proof.minesAt ?? []).join(' '));
  return { design, outcome, returnMinor };
}

function minesAction(kind: string, tile: number | null): readonly games.MinesAction[] {
  if (kind === 'reveal') {
    return tile === null ? [] : [{ kind, tile }];
  }
  return kind === 'start' || kind === 'cashOut' ? [{ kind }] : [];
}

function stakeOf({ stake, currency: code }: RoundProof): bigint {
  const parsed = parseAmount(stake, currency(code));
  return parsed.ok ? parsed.value : 0n;
}

function step(name: RoundStep['name'], computed: string, published: string): RoundStep {
  return { name, computed, published, isFine: computed === published };
}

function bytesOf(hex: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2}){32,}$/u.test(hex)) {
    return undefined;
  }
  const pairs = hex.match(/../gu) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
