import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { Ended } from '../../../shared/session/session.ts';
import { ServiceLink } from './service-link.tsx';

/** A game whose session ended (SYS-09): why, and a sign-in that comes back to it. */
export function EndedGame(props: { readonly ended: Ended; readonly onLeave: () => void }) {
  const { ended, onLeave } = props;
  const t = useTranslations('session.ended');
  const show = useDialogs((state) => state.show);
  return (
    <div data-ux="SYS-09" className="grid h-dvh place-items-center p-6 text-center">
      <div role="alert" className="grid max-w-120 gap-3">
        <h1 className="text-20 font-semibold">{t(`${ended}.title`)}</h1>
        <p className="text-text-2">{t(`${ended}.text`)}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Button onClick={onLeave}>{t('toGames')}</Button>
          {ended === 'locked' ? (
            <ServiceLink />
          ) : (
            <Button
              variant="primary"
              onClick={() => {
                show('login');
              }}
            >
              {t('logIn')}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
