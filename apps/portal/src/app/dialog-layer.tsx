import { useTranslations } from '@portal/i18n/react';
import { Spinner } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { dialogs } from './dialog-register.ts';
import { usePage } from './use-page.ts';

/** The dialog that is open, by a press or by the address of the page. */
export function DialogLayer() {
  const router = useRouter();
  const asked = useDialogs((state) => state.open);
  const hide = useDialogs((state) => state.hide);
  const ofPage = usePage()?.dialog;
  const name = asked?.name ?? ofPage;
  const Shown = name && dialogs[name];
  const isEntry = name === 'login' || name === 'register';
  // It is fetched while somebody types: the dialog stays until the header of members is there.
  useEffect(() => {
    if (isEntry) {
      void import('./member-corner.tsx').catch(() => undefined);
    }
  }, [isEntry]);
  if (Shown === undefined) {
    return null;
  }
  return (
    <Suspense fallback={<Loader />}>
      <Shown
        key={name}
        details={asked?.details ?? {}}
        onClose={() => {
          hide();
          if (ofPage !== undefined) {
            void router.navigate({ to: '/', replace: true });
          }
        }}
      />
    </Suspense>
  );
}

/** The loader overlay (SYS-05). */
function Loader() {
  const t = useTranslations('common.state');
  return (
    <div
      data-ux="SYS-05"
      role="status"
      aria-label={t('loading')}
      className="pointer-events-none fixed inset-0 grid place-items-center"
    >
      <Spinner size={32} />
    </div>
  );
}
