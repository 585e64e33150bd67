import { CheckIcon, ShieldIcon, UsersIcon } from '@portal/ui';
import { personsSearch } from '../features/persons/persons-search.ts';
import type { PageRow } from './page-row.ts';
import { careSearch, papersSearch } from './searches.ts';

/** Queues about who somebody is and how they fare; rows of `pages`. */
export const peoplePages = [
  {
    path: '/papers',
    access: 'kyc.read',
    frame: 'desk',
    search: papersSearch,
    load: () => import('./pages/papers-page.tsx'),
    place: { section: 'people', label: 'papers', icon: CheckIcon },
  },
  {
    path: '/persons',
    access: 'kyc.read',
    frame: 'desk',
    search: personsSearch,
    load: () => import('./pages/persons-page.tsx'),
    place: { section: 'people', label: 'persons', icon: UsersIcon },
  },
  {
    path: '/care',
    access: 'care.read',
    frame: 'desk',
    search: careSearch,
    load: () => import('./pages/care-page.tsx'),
    place: { section: 'people', label: 'care', icon: ShieldIcon },
  },
] as const satisfies readonly PageRow[];
