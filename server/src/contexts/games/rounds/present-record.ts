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
import { bookedSlotOf, type DesignBook } from './design-book.ts';
import { type Round, stopsOf } from './round.ts';
import type { RoundReceipt } from './use-cases/read-round.ts';
import type { RecordPage } from './use-cases/list-rounds.ts';

type RecordReply = ReplyOf<Endpoints['listRounds']>;

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

function presentLine(round: Round, view: RecordView): RecordReply['content'][number] {
  const game = view.snapshot.byNodeId.get(round.nodeId);
  const unit = currency(round.currency);
  const { reels } = bookedSlotOf(view.book, round.designNumber).design;
  return {
    roundId: round.id,
    nodeId: round.nodeId,
    displayName: game === undefined ? round.nodeId : displayName(game, view.locale),
    iconUrl: gameIcon(round.nodeId),
    mode: round.mode,
    playedAt: String(round.playedAt),
    currency: round.currency,
    stake: formatAmount(round.stakeMinor, unit),
    win: formatAmount(round.winMinor, unit),
    net: formatAmount(round.winMinor - round.stakeMinor, unit),
    freeSpins: stopsOf(round).length / reels - 1,
  };
}

export function presentReceipt(
  { round, commitment }: RoundReceipt,
  view: RecordView,
): ReplyOf<Endpoints['readRound']> {
  const booked = bookedSlotOf(view.book, round.designNumber);
  const game = view.snapshot.byNodeId.get(round.nodeId);
  return {
    round: presentRound(round, { booked, serverSeedHash: commitment.hash }),
    game: game === undefined ? null : presentGame(game, view),
    theme: game?.theme ?? '',
    design: presentDesign(booked),
    serverSeed: commitment.serverSeed === null ? null : hex(commitment.serverSeed),
    serverSeedIndex: Number(commitment.seedIndex),
  };
}
