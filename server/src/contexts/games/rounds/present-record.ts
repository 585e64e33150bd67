import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import {
  displayName,
  gameIcon,
  type GameView,
  presentGame,
  type Snapshot,
} from '../../catalog/index.ts';
import { hex } from '../seeds/present-seeds.ts';
import { presentDesign, presentRound } from '../slots/present-slot.ts';
import { type BookedDesign, bookedOf, type DesignBook } from './design-book.ts';
import { engineOnTheWire, presentSteppedDesign, presentSteppedRound } from './present-stepped.ts';
import type { RoundReceipt } from './receipt.ts';
import { type OpenRound, paidMinor, type Round, stopsOf } from './round.ts';
import type { RecordPage } from './use-cases/list-rounds.ts';

type RecordReply = ReplyOf<Endpoints['listRounds']>;
type RecordLine = RecordReply['content'][number];
type ReceiptReply = ReplyOf<Endpoints['readRound']>;

export interface RecordView extends GameView {
  readonly snapshot: Snapshot;
  readonly book: DesignBook;
}

export function presentRecord(page: RecordPage, view: RecordView): RecordReply {
  return {
    content: page.rounds.map((round) => presentLine(round, view)),
    nextCursor: page.nextCursor,
  };
}

function presentLine(round: OpenRound | Round, view: RecordView): RecordLine {
  const game = view.snapshot.byNodeId.get(round.nodeId);
  const unit = currency(round.currency);
  const winMinor = round.state === 'open' ? 0n : round.winMinor;
  const returnedMinor = round.state === 'void' ? round.stakeMinor : winMinor;
  const isFree = round.state !== 'open' && round.freeSpinsId !== null;
  const stakedMinor = round.state === 'open' ? round.stakeMinor : paidMinor(round);
  return {
    roundId: round.id,
    nodeId: round.nodeId,
    displayName: game === undefined ? round.nodeId : displayName(game, view.locale),
    iconUrl: gameIcon(round.nodeId),
    mode: round.mode,
    state: round.state,
    playedAt: String(round.playedAt),
    currency: round.currency,
    stake: formatAmount(round.stakeMinor, unit),
    win: formatAmount(winMinor, unit),
    net: formatAmount(returnedMinor - stakedMinor, unit),
    ...(isFree && { funding: 'FREEBET' as const }),
    ...presentEngine(round, bookedOf(view.book, round.designNumber)),
  };
}

/** The part of a line that depends on the engine of the game. */
function presentEngine(
  round: OpenRound | Round,
  design: BookedDesign,
): Pick<RecordLine, 'engine' | 'freeSpins'> {
  if (design.kind === 'slot' && round.state !== 'open') {
    return { engine: 'slot', freeSpins: stopsOf(round).length / design.design.reels - 1 };
  }
  return { engine: engineOnTheWire(design) };
}

export function presentReceipt(receipt: RoundReceipt, view: RecordView): ReceiptReply {
  const { round, commitment } = receipt;
  const game = view.snapshot.byNodeId.get(round.nodeId);
  const facts = {
    game: game === undefined ? null : presentGame(game, view),
    serverSeed: commitment.serverSeed === null ? null : hex(commitment.serverSeed),
    serverSeedIndex: Number(commitment.seedIndex),
  };
  if (receipt.kind === 'slot') {
    const { booked } = receipt;
    return {
      ...facts,
      engine: 'slot',
      round: presentRound(receipt.round, { booked, serverSeedHash: commitment.hash }),
      theme: game?.theme ?? '',
      design: presentDesign(booked),
    };
  }
  const shown = presentSteppedRound({ ...receipt, serverSeedHash: commitment.hash });
  const design = presentSteppedDesign(receipt.booked);
  return { ...facts, engine: shown.engine, round: shown, design };
}
