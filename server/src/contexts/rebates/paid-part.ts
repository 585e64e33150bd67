import type { Category } from '@portal/commission';

/** What a payment held of one purse; amounts are minor units as text. */
export interface PaidPart {
  readonly category: Category;
  readonly source: 'own' | 'team';
  readonly valid: string;
  readonly amount: string;
}
