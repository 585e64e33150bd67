import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IdleLock } from '../features/security/components/idle-lock.tsx';
import { unlockDesk, useIdleLock } from '../features/security/idle-state.ts';
import { logOut } from '../features/session/api/log-out.ts';
import { useOperatorSession } from '../features/session/operator-session.ts';
import { AccountBox } from '../features/shell/components/account-box.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { useJumpKey } from '../features/shell/use-jump-key.ts';
import { mayOpen } from './guard.ts';
import { places } from './pages.ts';

/** The signed-in desk: navigation by ability around the page. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('desk-shell');
  const common = useTranslations('common.actions');
  const router = useRouter();
  const operator = useOperatorSession((session) => session.operator);
  const isLocked = useIdleLock();
  useJumpKey(() => router.navigate({ to: '/members' }));
  const entries = places.filter(mayOpen).map(({ path, place: { label, icon: Icon } }) => ({
    to: path,
    label: t(`places.${label}`),
    icon: <Icon />,
  }));
  const leave = async () => {
    await logOut();
    unlockDesk();
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
    </Shell>
  );
}
