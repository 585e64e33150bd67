import {
  ArrowDownIcon,
  ArrowUpIcon,
  BellIcon,
  BookIcon,
  ChartIcon,
  CheckIcon,
  HelpIcon,
  HomeIcon,
  LockIcon,
  ShieldIcon,
  StarIcon,
  UsersIcon,
  WalletIcon,
} from '@portal/ui';
import { readRecordSearch } from '../features/members/record-search.ts';
import type { PageRow } from './page-row.ts';
import {
  adjustmentsSearch,
  approvalsSearch,
  auditSearch,
  depositsSearch,
  feedbackSearch,
  loginSearch,
  membersSearch,
  operatorsSearch,
  outboxSearch,
  pointGoodsSearch,
  pointOrdersSearch,
  revenueSearch,
  withdrawalsSearch,
} from './searches.ts';

/**
 * Every page of the desk. The typed routes, the guard, the navigation and the addresses that the
 * server answers with the desk come from these rows.
 */
export const pages = [
  {
    path: '/login',
    access: 'nobody',
    frame: 'bare',
    search: loginSearch,
    load: () => import('./pages/login-page.tsx'),
  },
  {
    path: '/',
    access: 'operator',
    frame: 'bare',
    load: () => import('./pages/start-page.tsx'),
  },
  {
    path: '/overview',
    access: 'operator',
    frame: 'desk',
    load: () => import('./pages/overview-page.tsx'),
    place: { label: 'overview', icon: HomeIcon },
  },
  {
    path: '/members',
    access: 'members.read',
    frame: 'desk',
    search: membersSearch,
    load: () => import('./pages/members-page.tsx'),
    place: { label: 'members', icon: UsersIcon },
  },
  {
    path: '/members/$memberId',
    access: 'members.read',
    frame: 'desk',
    search: readRecordSearch,
    load: () => import('./pages/member-page.tsx'),
  },
  {
    path: '/deposits',
    access: 'cashier.read',
    frame: 'desk',
    search: depositsSearch,
    load: () => import('./pages/deposits-page.tsx'),
    place: { label: 'deposits', icon: ArrowDownIcon },
  },
  {
    path: '/depositChannels',
    access: 'cashier.read',
    frame: 'desk',
    load: () => import('./pages/deposit-channels-page.tsx'),
    place: { label: 'depositChannels', icon: WalletIcon },
  },
  {
    path: '/withdrawals',
    access: 'cashier.read',
    frame: 'desk',
    search: withdrawalsSearch,
    load: () => import('./pages/withdrawals-page.tsx'),
    place: { label: 'withdrawals', icon: ArrowUpIcon },
  },
  {
    path: '/approvals',
    access: 'approvals.read',
    frame: 'desk',
    search: approvalsSearch,
    load: () => import('./pages/approvals-page.tsx'),
    place: { label: 'approvals', icon: CheckIcon },
  },
  {
    path: '/adjustments',
    access: 'statements.read',
    frame: 'desk',
    search: adjustmentsSearch,
    load: () => import('./pages/adjustments-page.tsx'),
    place: { label: 'adjustments', icon: WalletIcon },
  },
  {
    path: '/revenue',
    access: 'statements.read',
    frame: 'desk',
    search: revenueSearch,
    load: () => import('./pages/revenue-page.tsx'),
    place: { label: 'revenue', icon: ChartIcon },
  },
  {
    path: '/feedback',
    access: 'feedback.read',
    frame: 'desk',
    search: feedbackSearch,
    load: () => import('./pages/feedback-page.tsx'),
    place: { label: 'feedback', icon: HelpIcon },
  },
  {
    path: '/pointOrders',
    access: 'loyalty.read',
    frame: 'desk',
    search: pointOrdersSearch,
    load: () => import('./pages/point-orders-page.tsx'),
    place: { label: 'pointOrders', icon: StarIcon },
  },
  {
    path: '/pointGoods',
    access: 'loyalty.read',
    frame: 'desk',
    search: pointGoodsSearch,
    load: () => import('./pages/point-goods-page.tsx'),
    place: { label: 'pointGoods', icon: BookIcon },
  },
  {
    path: '/operators',
    access: 'operators.read',
    frame: 'desk',
    search: operatorsSearch,
    load: () => import('./pages/operators-page.tsx'),
    place: { label: 'operators', icon: ShieldIcon },
  },
  {
    path: '/outbox',
    access: 'outbox.read',
    frame: 'desk',
    search: outboxSearch,
    load: () => import('./pages/outbox-page.tsx'),
    place: { label: 'outbox', icon: BellIcon },
  },
  {
    path: '/audit',
    access: 'audit.read',
    frame: 'desk',
    search: auditSearch,
    load: () => import('./pages/audit-page.tsx'),
    place: { label: 'audit', icon: BookIcon },
  },
  {
    path: '/roles',
    access: 'operators.read',
    frame: 'desk',
    load: () => import('./pages/roles-page.tsx'),
  },
  {
    path: '/security',
    access: 'operator',
    frame: 'desk',
    load: () => import('./pages/security-page.tsx'),
    place: { label: 'security', icon: LockIcon },
  },
] as const satisfies readonly PageRow[];

type Page = (typeof pages)[number];
export type PlaceRow = Extract<Page, { readonly place: object }>;

/** The rows of the navigation. */
export const places: readonly PlaceRow[] = pages.filter((row) => 'place' in row);
