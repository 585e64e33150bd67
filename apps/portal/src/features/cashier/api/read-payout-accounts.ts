import { useQuery } from '@tanstack/react-query';
import {
  payoutAccountsQuery,
  type PayoutAccounts,
} from '../../../shared/payment/api/read-payout-accounts.ts';

export type PayoutAccount = PayoutAccounts['accounts'][number];

export function usePayoutAccounts() {
  return useQuery(payoutAccountsQuery);
}
