import { WalletPanel } from '../features/shell/components/wallet-panel.tsx';
import { usePlaces } from './account-places.ts';
import { walletParts } from './wallet-register.ts';

/** The wallet with what the features add to it. */
export function WalletBody({ onLeave }: { readonly onLeave: () => void }) {
  return <WalletPanel places={usePlaces('member')} parts={walletParts} onLeave={onLeave} />;
}
