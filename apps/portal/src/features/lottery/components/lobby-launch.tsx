import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Spinner } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LimitReached } from '../../../shared/limit/limit-reached.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { hallPaths } from '../halls.ts';
import { useLaunch } from '../hooks/use-launch.ts';
import styles from './hall.module.css';

/** The lobbies of our own lotteries; a member's press launches one (LOT-15). */
export function LobbyLaunch() {
  const t = useTranslations('lottery.halls');
  const actions = useTranslations('common.actions');
  const failureText = useFailureText();
  const isMember = useMember() !== undefined;
  const { busy, failure, launch, forget } = useLaunch();
  return (
    <div data-ux="LOT-15">
      <nav aria-label={t('label')} className={styles['halls']} aria-busy={busy !== undefined}>
        {hallPaths.map((path) => (
          <Link
            key={path}
            to={path}
            onClick={(event) => {
              // A visitor follows the link to the login; a new window opens the hall as it is.
              if (isMember && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
                event.preventDefault();
                launch(path);
              }
            }}
          >
            {t(path)}
            {busy === path && <Spinner size={14} />}
          </Link>
        ))}
        <Link to="/lotteryResults">{t('results')}</Link>
      </nav>
      <Dialog
        kind="confirm"
        isOpen={failure !== undefined}
        title={t('launchFailed')}
        closeLabel={actions('close')}
        onClose={forget}
        actions={
          <Button variant="primary" onClick={forget}>
            {actions('close')}
          </Button>
        }
      >
        <p role="alert" className="m-0">
          {failure !== undefined && failureText(failure)}
        </p>
        <LimitReached failure={failure} />
      </Dialog>
    </div>
  );
}
