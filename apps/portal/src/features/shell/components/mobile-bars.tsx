import { lazy, Suspense, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';

const GamesSheet = lazy(async () => {
  const { GamesSheet: component } = await import('./games-sheet.tsx');
  return { default: component };
});
const WalletSheet = lazy(async () => {
  const { WalletSheet: component } = await import('./wallet-sheet.tsx');
  return { default: component };
});

/** The bottom bar of a phone and the sheets that it opens. */
export function MobileBars() {
  const [open, setOpen] = useState<'games' | 'wallet'>();
  const [hasOpened, setHasOpened] = useState(false);
  const show = (sheet: 'games' | 'wallet'): void => {
    setHasOpened(true);
    setOpen(sheet);
  };
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <>
      <BottomBar
        onGames={() => {
          show('games');
        }}
        onWallet={() => {
          show('wallet');
        }}
      />
      {hasOpened && (
        <Suspense>
          <GamesSheet isOpen={open === 'games'} onClose={close} />
          <WalletSheet isOpen={open === 'wallet'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
