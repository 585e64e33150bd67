import { assert, divide } from '@portal/money';

/** Shares of the pot in percent; the pot is a percentage of what the cards cost. */
export interface RoomDesign {
  readonly potPercent: number;
  readonly oneLinePercent: number;
  readonly twoLinesPercent: number;
  readonly fullHousePercent: number;
}

export interface RoomTicket {
  readonly id: string;
  /** Three rows of five numbers. */
  readonly rows: readonly (readonly number[])[];
}

export interface RoomStage {
  readonly lines: 1 | 2 | 3;
  readonly call: number;
  readonly winners: readonly string[];
}

/** The first call at which somebody has one, two and all three lines; ties share. */
export function roomStages(tickets: readonly RoomTicket[], calls: readonly number[]): RoomStage[] {
  const callOf = new Map(calls.map((ball, index) => [ball, index + 1]));
  const byTicket = tickets.map((ticket) => ({
    id: ticket.id,
    done: ticket.rows
      .map((row) => Math.max(...row.map((ball) => callOf.get(ball) ?? Infinity)))
      .toSorted((left, right) => left - right),
  }));
  return ([1, 2, 3] as const).flatMap((lines) => {
    const call = Math.min(...byTicket.map(({ done }) => done[lines - 1] ?? Infinity));
    const winners = byTicket.filter(({ done }) => done[lines - 1] === call);
    return call === Infinity ? [] : [{ lines, call, winners: winners.map(({ id }) => id) }];
  });
}

/** Pays each stage to its winners in equal whole units; what is left over joins the next pot. */
export function settleRoom(
  design: RoomDesign,
  salesMinor: bigint,
  room: { readonly carriedMinor: bigint; readonly stages: readonly RoomStage[] },
): { readonly payoutMinor: ReadonlyMap<string, bigint>; readonly carriedMinor: bigint } {
  const { oneLinePercent, twoLinesPercent, fullHousePercent } = design;
  assert(oneLinePercent + twoLinesPercent + fullHousePercent === 100, 'the stages share the pot');
  const percents = [oneLinePercent, twoLinesPercent, fullHousePercent];
  const potMinor =
    divide(salesMinor * BigInt(design.potPercent), 100n, 'floor') + room.carriedMinor;
  const payoutMinor = new Map<string, bigint>();
  let left = potMinor;
  for (const stage of room.stages) {
    const share = divide(potMinor * BigInt(percents[stage.lines - 1] ?? 0), 100n, 'floor');
    const each = share / BigInt(stage.winners.length);
    for (const id of stage.winners) {
      payoutMinor.set(id, (payoutMinor.get(id) ?? 0n) + each);
      left -= each;
    }
  }
  return { payoutMinor, carriedMinor: left };
}
