import { useTranslations } from '@portal/i18n/react';
import { BookIcon, UsersIcon } from '@portal/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { logOut } from '../features/session/api/log-out.ts';
import { useAbility, useOperatorSession } from '../features/session/operator-session.ts';
import { AccountBox } from '../features/shell/components/account-box.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { useKeptPreferences } from '../features/shell/kept-preferences.ts';
import { useJumpKey } from '../features/shell/use-jump-key.ts';
import { paths } from '../shared/paths.ts';

/** The signed-in desk: navigation by ability around the page. */
export function DeskLayout() {
  const t = useTranslations('desk-shell');
  const router = useRouter();
  const operator = useOperatorSession((session) => session.operator);
  const canReadMembers = useAbility('members.read');
  const canReadAudit = useAbility('audit.read');
  const keepPreferences = useKeptPreferences();
  useJumpKey(() => router.navigate({ to: paths.members }));
  const entries = [
    ...(canReadMembers
      ? [{ to: paths.members, label: t('places.members'), icon: <UsersIcon /> }]
      : []),
    ...(canReadAudit ? [{ to: paths.audit, label: t('places.audit'), icon: <BookIcon /> }] : []),
  ];
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
              await router.navigate({ to: paths.login, replace: true });
            }}
          />
        )
      }
    >
      <Outlet />
    </Shell>
  );
}
