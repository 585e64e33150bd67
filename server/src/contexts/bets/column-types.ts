import type { Category, TicketResult } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type {
  BetChannel,
  BetReviewReason,
  BetState,
  PlaceVerdict,
  RevisionKind,
} from '@portal/protocol';
import type { BetReckoning, BetTerms } from './command.ts';

/**
 * What the columns of this context hold, where the database says less. Rounds are the sender's
 * ids, and a bet lies here by its digits.
 */
export interface ColumnTypes {
  readonly 'bet_debts.currency': CurrencyCode;
  readonly 'bet_reviews.bet_id': string;
  readonly 'bet_reviews.reason': BetReviewReason;
  readonly 'bet_reviews.round_id': string;
  readonly 'bet_revisions.bet_id': string;
  readonly 'bet_revisions.kind': RevisionKind;
  readonly 'bet_revisions.result': TicketResult;
  readonly 'bet_revisions.state': BetState;
  readonly 'bet_rounds.round_id': string;
  readonly 'bet_transactions.bet_id': string;
  readonly 'bet_transactions.currency': CurrencyCode;
  readonly 'bet_transactions.market_key': string;
  readonly 'bet_transactions.round_id': string;
  readonly 'bet_unknown_rounds.round_id': string;
  readonly 'bets.category': Category;
  readonly 'bets.channel': BetChannel;
  readonly 'bets.currency': CurrencyCode;
  readonly 'bets.place_verdict': PlaceVerdict;
  readonly 'bets.reckoning': BetReckoning;
  readonly 'bets.result': TicketResult;
  readonly 'bets.round_id': string;
  readonly 'bets.terms': BetTerms;
}
