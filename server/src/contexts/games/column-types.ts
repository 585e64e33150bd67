import type { CurrencyCode } from '@portal/money';

/**
 * What the columns of this context hold, where the database says less. JSON is
 * plain JSON: big integers are `"5n"`.
 */
export interface ColumnTypes {
  readonly 'game_designs.design': object;
  readonly 'open_rounds.bet': object;
  readonly 'open_rounds.currency': CurrencyCode;
  readonly 'open_rounds.steps': object;
  readonly 'rounds.bet': object;
  readonly 'rounds.currency': CurrencyCode;
  readonly 'rounds.result': object;
  readonly 'rounds.steps': object;
}
