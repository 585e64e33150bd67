import type { WalletParts } from '../../shared/account/wallet-parts.ts';
import { LatestLines } from './components/latest-lines.tsx';
import { TodayNet } from './components/today-net.tsx';

export const walletParts = { latest: LatestLines, today: TodayNet } satisfies WalletParts;
