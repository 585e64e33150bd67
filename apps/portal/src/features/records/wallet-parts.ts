import type { WalletParts } from '../../shared/account/wallet-parts.ts';
import { TodayNet } from './components/today-net.tsx';

export const walletParts = { today: TodayNet } satisfies WalletParts;
