import type { QueryClient } from '@tanstack/react-query';
import { recordKeys } from '../records/record-keys.ts';
import { tabs } from '../session/tabs.ts';
import { balanceQuery } from './api/read-balance.ts';

/** Money moved in this tab: balances and records are stale here, and in the other tabs too. */
export function moneyMoved(queries: QueryClient): void {
  forgetSums(queries);
  tabs.tell({ kind: 'money' });
}

/** It moved in another tab; a tab that nobody sees asks when it is looked at again. */
export function moneyMovedElsewhere(queries: QueryClient): void {
  forgetSums(queries, document.visibilityState === 'visible' ? 'active' : 'none');
}

function forgetSums(queries: QueryClient, refetchType: 'active' | 'none' = 'active'): void {
  for (const queryKey of [recordKeys.all, balanceQuery.queryKey]) {
    void queries.invalidateQueries({ queryKey, refetchType });
  }
}
