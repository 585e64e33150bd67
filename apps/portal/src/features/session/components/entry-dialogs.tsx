import { useTranslations } from '@portal/i18n/react';
import { Dialog, Skeleton } from '@portal/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useDialogs, type DialogName } from '../../../shared/dialogs/dialogs.ts';
import { paths } from '../../../shared/paths.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { TermsText } from './terms-text.tsx';

const LoginForm = lazy(async () => {
  const { LoginForm: component } = await import('./login-form.tsx');
  return { default: component };
});
const RegisterForm = lazy(async () => {
  const { RegisterForm: component } = await import('./register-form.tsx');
  return { default: component };
});

/** Login and registration: by a press over any page, or by their own addresses over home. */
export function EntryDialogs() {
  const t = useTranslations('portal');
  const { register: settings } = useBoot();
  const { open, close, change } = useEntry();
  const shape = <Skeleton height="16rem" />;
  return (
    <>
      <Dialog
        ux="M-02"
        isOpen={open === 'login'}
        onClose={close}
        title={t('login.title')}
        closeLabel={t('login.close')}
      >
        <Suspense fallback={shape}>
          <LoginForm
            onRegister={() => {
              change('register');
            }}
          />
        </Suspense>
      </Dialog>
      <Dialog
        ux="M-04"
        isOpen={open === 'register'}
        onClose={close}
        title={t('register.title')}
        closeLabel={t('login.close')}
      >
        <Suspense fallback={shape}>
          <RegisterForm
            settings={settings}
            onTerms={() => {
              useDialogs.setState({ areTermsOpen: true });
            }}
          />
        </Suspense>
      </Dialog>
      <TermsText />
    </>
  );
}

function useEntry() {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const asked = useDialogs((state) => state.open);
  const byAddress: Partial<Record<string, DialogName>> = {
    [paths.login]: 'login',
    [paths.register]: 'register',
  };
  const open = asked ?? byAddress[path];
  const isByAddress = path in byAddress;
  const hide = useDialogs((state) => state.hide);
  const show = useDialogs((state) => state.show);
  return {
    open,
    close: () => {
      hide();
      if (isByAddress) {
        void router.navigate({ to: paths.home, replace: true });
      }
    },
    change: (next: 'login' | 'register') => {
      if (isByAddress) {
        void router.navigate({ to: paths[next], replace: true });
      } else {
        show(next);
      }
    },
  };
}
