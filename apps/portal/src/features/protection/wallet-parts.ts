import type { WalletParts } from '../../shared/account/wallet-parts.ts';
import { LimitsWay } from './components/limits-way.tsx';
import { PlayedTime } from './components/played-time.tsx';

export const walletParts = { session: PlayedTime, limits: LimitsWay } satisfies WalletParts;
