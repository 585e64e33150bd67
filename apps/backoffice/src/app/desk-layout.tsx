import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { IdleLock } from '../features/security/components/idle-lock.tsx';
import { useIdleLock } from '../features/security/idle-state.ts';
import { logOut } from '../features/session/api/log-out.ts';
import { useOperatorSession } from '../features/session/operator-session.ts';
import { AccountBox } from '../features/shell/components/account-box.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { useJumpKey } from '../features/shell/use-jump-key.ts';
import { keepFocus } from '../shared/focus/keep-focus.ts';
import { usePageKeys } from '../shared/queue/page-keys.ts';
import { ShortcutsSheet } from '../shared/queue/shortcuts-sheet.tsx';
import { useShortcuts } from '../shared/queue/use-shortcuts.ts';
import { mayOpen } from './guard.ts';
import { places } from './pages.ts';

const PaletteLayer = lazy(async () => {
  const { PaletteLayer: component } = await import('./palette-layer.tsx');
  return { default: component };
});

/** The signed-in desk: navigation by ability around the page. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('desk-shell');
  const common = useTranslations('common.actions');
  const router = useRouter();
  const operator = useOperatorSession((session) => session.operator);
  const isLocked = useIdleLock();
  const [isJumping, setJumping] = useState(false);
  const [isListing, setListing] = useState(false);
  const hasOwnKeys = usePageKeys((state) => state.hasOwn);
  useJumpKey(() => setJumping(true));
  useShortcuts({ '?': hasOwnKeys ? undefined : () => setListing(true) });
  useEffect(() => keepFocus(), []);
  const entries = places.filter(mayOpen).map(({ path, place: { section, label, icon: Icon } }) => ({
    to: path,
    section,
    label: t(`places.${label}`),
    icon: <Icon />,
  }));
  const leave = async () => {
    await logOut();
    await router.navigate({ to: '/login', replace: true });
  };
  if (isLocked) {
    return <IdleLock other={<Button onClick={() => void leave()}>{common('logOut')}</Button>} />;
  }
  return (
    <Shell
      entries={entries}
      account={
        operator !== undefined && (
          <AccountBox
            username={operator.username}
            role={t(`role.${operator.role}`)}
            onLogOut={leave}
          />
        )
      }
    >
      {children}
      {isJumping && (
        <Suspense>
          <PaletteLayer
            onClose={() => setJumping(false)}
            onListKeys={() => setListing(true)}
            onLogOut={leave}
          />
        </Suspense>
      )}
      <ShortcutsSheet isOpen={isListing} onClose={() => setListing(false)} lines={[]} />
    </Shell>
  );
}
