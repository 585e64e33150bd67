import type { CurrencyCode } from '@portal/money';
import type { BetChannel, MemberId, PlaceVerdict } from '@portal/protocol';
import type { FreeSpinsId, FreeSpinsPlay } from './free-spins/free-spins.ts';

/**
 * What the columns of this context hold, where the database says less. JSON is
 * plain JSON: big integers are `"5n"`.
 */
export interface ColumnTypes {
  readonly 'free_spins.id': FreeSpinsId;
  readonly 'free_spins.member_id': MemberId;
  readonly 'free_spins.currency': CurrencyCode;
  readonly 'free_spins.play': FreeSpinsPlay;
  readonly 'game_designs.design': object;
  readonly 'open_rounds.bet': object;
  readonly 'open_rounds.channel': BetChannel;
  readonly 'open_rounds.currency': CurrencyCode;
  readonly 'open_rounds.place_verdict': PlaceVerdict;
  readonly 'open_rounds.steps': object;
  readonly 'rounds.bet': object;
  readonly 'rounds.free_spins_id': FreeSpinsId;
  readonly 'rounds.currency': CurrencyCode;
  readonly 'rounds.result': object;
  readonly 'rounds.steps': object;
}
