import { useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { GamesSheet } from './games-sheet.tsx';
import { WalletSheet } from './wallet-sheet.tsx';

/** The bottom bar of a phone and the sheets that it opens. */
export function MobileBars() {
  const [open, setOpen] = useState<'games' | 'wallet'>();
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <>
      <BottomBar onGames={() => setOpen('games')} onWallet={() => setOpen('wallet')} />
      <GamesSheet isOpen={open === 'games'} onClose={close} />
      <WalletSheet isOpen={open === 'wallet'} onClose={close} />
    </>
  );
}
