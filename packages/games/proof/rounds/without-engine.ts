import { assertDefined } from '@portal/money';
import { dealFromShoe, openShoe, type BaccaratDesign } from '../../src/baccarat/baccarat.ts';
import { drawCalls, drawTicket90 } from '../../src/bingo/card.ts';
import { roomStages, settleRoom, type RoomDesign } from '../../src/bingo/room.ts';
import type { RoundInput } from '../../src/engine.ts';
import {
  drawJackpot,
  drawJackpots,
  type JackpotDesign,
  type ProgressiveSlotDesign,
} from '../../src/jackpot/jackpot.ts';
import { deckOf, drawFromSeries, type ScratchDesign } from '../../src/scratch/scratch.ts';

/** Whatever a stream decides: it comes to a result from the inputs of a record and nothing else. */
export interface Playable {
  readonly game: string;
  play(round: RoundInput<object, object, object>): object;
}

/** The inputs of a record of what is drawn in one go. */
type Drawn<Design, Bet> = RoundInput<Design, Bet, object>;

interface Stake {
  readonly stakeMinor: bigint;
  readonly minorPerUnit: bigint;
}

interface RoomSales {
  readonly tickets: number;
  readonly salesMinor: bigint;
  readonly carriedMinor: bigint;
}

/** What draws from a stream beside the engines: shared rooms, running shoes, jackpots. */
export const withoutEngine: readonly Playable[] = [
  { game: 'bingo-room', play: bingoRoom },
  { game: 'baccarat-shoe', play: baccaratShoe },
  { game: 'scratch-series', play: scratchSeries },
  {
    game: 'jackpot',
    play: ({ design, bet, stream }: Drawn<JackpotDesign, Stake>) => ({
      isHit: drawJackpot(design, bet, stream),
    }),
  },
  {
    game: 'progressive',
    play: ({ design, bet, stream }: Drawn<ProgressiveSlotDesign, Stake>) => ({
      hits: drawJackpots(design, bet, stream),
    }),
  },
];

/** All tickets of a room of 90 balls, then the calls. */
function bingoRoom({ design, bet, stream }: Drawn<RoomDesign, RoomSales>): object {
  const tickets = Array.from({ length: bet.tickets }, (_, index) => ({
    id: `ticket ${index + 1}`,
    rows: drawTicket90(stream),
  }));
  const calls = drawCalls(90, 90, stream);
  const stages = roomStages(tickets, calls);
  const { carriedMinor } = bet;
  return {
    tickets,
    calls,
    stages,
    ...settleRoom(design, bet.salesMinor, { carriedMinor, stages }),
  };
}

function baccaratShoe({ design, bet, stream }: Drawn<BaccaratDesign, { hands: number }>): object {
  const dealt = [{ shoe: openShoe(design, stream) }];
  for (let hand = 0; hand < bet.hands; hand += 1) {
    dealt.push(dealFromShoe(assertDefined(dealt.at(-1), 'a shoe was opened').shoe, stream));
  }
  return dealt;
}

function scratchSeries(round: Drawn<ScratchDesign, { readonly tickets: number }>): object {
  const { design, bet, stream } = round;
  let series = deckOf(design);
  return Array.from({ length: bet.tickets }, () => {
    const { ticket, left } = drawFromSeries(design, series, stream);
    series = left;
    return { ticket, left };
  });
}
