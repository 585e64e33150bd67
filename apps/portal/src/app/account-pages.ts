import {
  ArrowDownIcon,
  BellIcon,
  BookIcon,
  ClockIcon,
  HeartIcon,
  PlusIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@portal/ui';
import { readDownlineSearch } from '../features/agents/downline-search.ts';
import { UnreadBadge } from '../features/inbox/components/unread-badge.tsx';
import { readInboxSearch } from '../features/inbox/inbox-search.ts';
import { readLobbyFilters } from '../features/lobby/lobby-search.ts';
import { readRecordSearch } from '../features/records/record-search.ts';
import type { AccountRow } from './page-row.ts';

/**
 * The pages of the member centre, below `/m`, and of the agent centre, below `/a`. Address, guard,
 * title, menu entry and badge of a page are its row, in the order of the menus. The table is
 * fetched when the first of these addresses is opened, so that no row weighs on the first load.
 */
export const accountPages = [
  {
    path: '/m/depositv2',
    access: 'member',
    title: 'deposit',
    frame: 'account',
    load: () => import('./pages/deposit-page.tsx'),
    place: { section: 'wallet', icon: ArrowDownIcon, header: 'deposit' },
  },
  {
    path: '/m/depositv2/$depositId',
    access: 'member',
    title: 'depositOne',
    frame: 'account',
    load: () => import('./pages/deposit-order-page.tsx'),
  },
  {
    path: '/m/withdraw',
    access: 'member',
    title: 'withdraw',
    frame: 'account',
    load: () => import('./pages/withdraw-page.tsx'),
    place: { section: 'wallet', icon: WalletIcon, header: 'withdraw' },
  },
  {
    path: '/m/withdraw/$withdrawalId',
    access: 'member',
    title: 'withdrawal',
    frame: 'account',
    load: () => import('./pages/withdrawal-page.tsx'),
  },
  {
    path: '/m/payoutAccounts',
    access: 'member',
    title: 'payoutAccounts',
    frame: 'account',
    load: () => import('./pages/payout-accounts-page.tsx'),
    place: { section: 'wallet', icon: UserIcon },
  },
  {
    path: '/m/personalHistoryCopy',
    access: 'member',
    title: 'record',
    frame: 'account',
    search: readRecordSearch,
    load: () => import('./pages/betting-record-page.tsx'),
    place: { section: 'records', icon: BookIcon, isInMenu: true },
  },
  {
    path: '/m/personalHistoryCopy/bet/$betId',
    access: 'member',
    title: 'record',
    frame: 'account',
    load: () => import('./pages/bet-receipt-page.tsx'),
  },
  {
    path: '/m/personalHistoryCopy/$roundId',
    access: 'member',
    title: 'record',
    frame: 'account',
    load: () => import('./pages/receipt-page.tsx'),
  },
  {
    path: '/m/transactionHistory',
    access: 'member',
    title: 'statement',
    frame: 'account',
    search: readRecordSearch,
    load: () => import('./pages/statement-page.tsx'),
    place: { section: 'records', icon: WalletIcon, isInMenu: true },
  },
  {
    path: '/m/messageV2',
    access: 'member',
    title: 'messages',
    frame: 'account',
    search: readInboxSearch,
    load: () => import('./pages/message-page.tsx'),
    place: {
      section: 'me',
      icon: BellIcon,
      isInMenu: true,
      header: 'messages',
      badge: UnreadBadge,
    },
  },
  {
    path: '/m/favourites',
    access: 'member',
    title: 'favourites',
    frame: 'account',
    search: readLobbyFilters,
    load: () => import('./pages/favourites-page.tsx'),
    place: { section: 'me', icon: HeartIcon, isInMenu: true },
  },
  {
    path: '/m/myAccount',
    access: 'member',
    title: 'profile',
    frame: 'account',
    load: () => import('./pages/profile-page.tsx'),
    place: { section: 'me', icon: UserIcon, isInMenu: true },
  },
  {
    path: '/m/securityCenter',
    access: 'member',
    title: 'security',
    frame: 'account',
    load: () => import('./pages/security-page.tsx'),
    place: { section: 'me', icon: ShieldIcon, isInMenu: true },
  },
  {
    path: '/m/limits',
    access: 'member',
    title: 'limits',
    frame: 'account',
    load: () => import('./pages/limits-page.tsx'),
    place: { section: 'me', icon: ClockIcon, isInMenu: true },
  },
  {
    path: '/a/registerCenter',
    access: 'agent',
    title: 'registerCenter',
    frame: 'account',
    load: () => import('./pages/register-center-page.tsx'),
    place: { section: 'team', icon: PlusIcon },
  },
  {
    path: '/a/downlineManagmentView',
    access: 'agent',
    title: 'downline',
    frame: 'account',
    search: readDownlineSearch,
    load: () => import('./pages/downline-page.tsx'),
    place: { section: 'team', icon: UsersIcon },
  },
] as const satisfies readonly AccountRow[];
