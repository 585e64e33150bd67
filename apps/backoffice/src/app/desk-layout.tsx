import { useTranslations } from '@portal/i18n/react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { logOut } from '../features/session/api/log-out.ts';
import { useOperatorSession } from '../features/session/operator-session.ts';
import { AccountBox } from '../features/shell/components/account-box.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { useKeptPreferences } from '../features/shell/kept-preferences.ts';
import { useJumpKey } from '../features/shell/use-jump-key.ts';
import { mayOpen } from './guard.ts';
import { places } from './pages.ts';

/** The signed-in desk: navigation by ability around the page. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('desk-shell');
  const router = useRouter();
  const operator = useOperatorSession((session) => session.operator);
  const keepPreferences = useKeptPreferences();
  useJumpKey(() => router.navigate({ to: '/members' }));
  const entries = places.filter(mayOpen).map(({ path, place: { label, icon: Icon } }) => ({
    to: path,
    label: t(`places.${label}`),
    icon: <Icon />,
  }));
  return (
    <Shell
      entries={entries}
      account={
        operator !== undefined && (
          <AccountBox
            username={operator.username}
            role={t(`role.${operator.role}`)}
            onLogOut={async () => {
              await logOut();
              keepPreferences();
              await router.navigate({ to: '/login', replace: true });
            }}
          />
        )
      }
    >
      {children}
    </Shell>
  );
}
