import { BookIcon, UsersIcon } from '@portal/ui';
import { heldSearch } from '../features/agents/held-search.ts';
import { owedSearch } from '../features/agents/owed-search.ts';
import { vendorDaysSearch } from '../features/vendor-days/days-search.ts';
import type { PageRow } from './page-row.ts';

/** Pages that say whether all money is where it should be; rows of `pages`. */
export const controlPages = [
  {
    path: '/owedByAgents',
    access: 'agents.read',
    frame: 'desk',
    search: owedSearch,
    load: () => import('./pages/owed-by-agents-page.tsx'),
    place: { section: 'money', label: 'owedByAgents', icon: UsersIcon },
  },
  {
    path: '/heldBills',
    access: 'agents.read',
    frame: 'desk',
    search: heldSearch,
    load: () => import('./pages/held-bills-page.tsx'),
    place: { section: 'money', label: 'heldBills', icon: UsersIcon },
  },
  {
    path: '/vendorDays',
    access: 'bets.read',
    frame: 'desk',
    search: vendorDaysSearch,
    load: () => import('./pages/vendor-days-page.tsx'),
    place: { section: 'play', label: 'vendorDays', icon: BookIcon },
  },
  {
    path: '/reconciliation',
    access: 'cashier.read',
    frame: 'desk',
    load: () => import('./pages/reconciliation-page.tsx'),
    place: { section: 'money', label: 'reconciliation', icon: BookIcon },
  },
] as const satisfies readonly PageRow[];
