import type { CurrencyCode } from '@portal/money';
import type { BodyOf, Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { PlacedLine } from './placed-line.ts';

/** Ids of this context; their schemas stand in `schemas/ids.ts`. */
export type OrderId = `lto_${string}`;
export type TicketId = `ltk_${string}`;

export type OrderBody = BodyOf<Endpoints['placeLotteryOrder']>;
export type TicketState = ReplyOf<Endpoints['listLotteryTickets']>['content'][number]['state'];

/** Why a ticket is cancelled. */
export type CancelCause = 'member' | 'win';

/** A slip that was accepted, as it is stored. */
export interface NewOrder {
  readonly id: OrderId;
  readonly memberId: MemberId;
  readonly gameCode: string;
  readonly gameVersion: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly PlacedLine[];
  /** The text of the lines that the seal covers. */
  readonly linesJson: string;
  readonly linesHash: string;
  readonly stopOnWin: boolean;
  readonly costMinor: bigint;
}

/** An order in one issue. */
export interface NewTicket {
  readonly id: TicketId;
  readonly orderId: OrderId;
  readonly issueId: bigint;
  readonly issueNo: string;
  readonly memberId: MemberId;
  readonly multiple: number;
  readonly costMinor: bigint;
  readonly rebateMinor: bigint;
  readonly leaf: string;
}
