import type { Category } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { ErrorCode, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { RefusalData } from '../../platform/refusal.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { Play } from '../limits/index.ts';
import type { OpenRequirements } from '../turnover/index.ts';

/** A stake that somebody wants to make. */
export interface GatedStake {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly provider: string;
  readonly category: Category;
  readonly gameCode: string;
  /** A further stake of a round that is open: a double, an insurance. */
  readonly isWithinRound: boolean;
  /** Already staked in the same hand. */
  readonly inRoundMinor: bigint;
}

export interface GateRefusal {
  readonly code: ErrorCode;
  readonly data: RefusalData;
}

/** One gate for one batch: its looks are sent under the locks of the accounts, then it decides. */
export interface StakeCheck {
  readonly looks: readonly SqlStatement<unknown>[];
  /** What its look found: play that the money of these members carries. */
  requirements(): OpenRequirements;
  /** `posted` is what the batch did for the member before, and did not undo. */
  refusalOf(stake: GatedStake, posted: readonly Play[]): GateRefusal | undefined;
  /** What it writes once it is known what was posted. */
  writesOf(plays: readonly Play[]): readonly SqlStatement<unknown>[];
}

/** Made for the members of a batch. Only new stakes are ever asked. */
export type StakeGate = (ctx: Ctx, memberIds: readonly MemberId[]) => StakeCheck;
