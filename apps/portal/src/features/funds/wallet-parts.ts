import type { WalletParts } from '../../shared/account/wallet-parts.ts';
import { FundsPart } from './components/funds-part.tsx';

export const walletParts = { vendors: FundsPart } satisfies WalletParts;
