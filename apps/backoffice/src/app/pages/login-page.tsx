import { useTranslations } from '@portal/i18n/react';
import { Card, Logo } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoginForm } from '../../features/session/components/login-form.tsx';
import { useOperatorSession } from '../../features/session/operator-session.ts';
import { Preferences } from '../../features/shell/components/preferences.tsx';
import { usePageTitle } from '../../shared/page-title.ts';

export default function LoginPage() {
  const t = useTranslations('desk-session');
  const name = useTranslations('desk-shell')('name');
  const common = useTranslations('common.state');
  const navigate = useNavigate();
  const { next } = useSearch({ from: '/login' });
  const hasEnded = useOperatorSession((session) => session.state === 'ended');
  const ending = useOperatorSession((session) => session.ending);
  usePageTitle(t('title'));
  return (
    <main data-ux="BO-01" className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-[440px] min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Logo name={name} />
          <Preferences />
        </div>
        <Card className="grid gap-3">
          <h1 className="text-20 font-semibold">{t('title')}</h1>
          {hasEnded && (
            <p className="m-0 text-text-2" role="status">
              {ending === undefined || ending === 'on_break'
                ? common('sessionEnded')
                : t(`ended.${ending}`)}
            </p>
          )}
          <LoginForm onDone={() => void navigate({ href: next ?? '/', replace: true })} />
        </Card>
      </div>
    </main>
  );
}
