import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { useEffect, useState } from 'react';
import { client } from '../../../shared/client/portal-client.ts';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { useSocialAnswer } from '../../../shared/social/use-social-answer.ts';
import type { LoginDetails } from '../dialogs.ts';
import { useEntryChange } from '../hooks/use-entry-change.ts';
import { LoginFoot } from './login-foot.tsx';
import { LoginWays } from './login-ways.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { SocialReturn } from './social-return.tsx';
import { SocialWays } from './social-ways.tsx';

/** Login by a press over any page, or by its own address over home (M-02). */
export function LoginDialog({ details, onClose }: DialogProps<LoginDetails>) {
  const t = useTranslations('session.login');
  const change = useEntryChange();
  const reason = useReason(details);
  const answer = useSocialAnswer();
  const [isOtherWay, setOtherWay] = useState(false);
  // Fetched while somebody types, so that the press waits for one answer less.
  useEffect(() => {
    client.prepare();
  }, []);
  const ways = (
    <>
      {reason !== undefined && <p className="mb-3 text-14 text-text-2">{reason}</p>}
      <LoginWays details={details} foot={<LoginFoot onRegister={() => change('register')} />} />
      <PasskeyWay />
      <SocialWays />
    </>
  );
  return (
    <Dialog
      ux="M-02"
      isOpen
      onClose={() => {
        wantedPath.forget();
        onClose();
      }}
      title={t('title')}
      closeLabel={t('close')}
    >
      {answer !== undefined && !isOtherWay ? (
        <SocialReturn answer={answer} ways={ways} onOtherWay={() => setOtherWay(true)} />
      ) : (
        ways
      )}
    </Dialog>
  );
}

/** Why the login opened where nobody pressed for it. */
function useReason({ purpose }: LoginDetails): string | undefined {
  const t = useTranslations('session');
  const ended = useSession((state) => state.ended);
  const [isLedHere] = useState(() => wantedPath.isSet());
  if (purpose !== undefined) {
    return t(`login.purpose.${purpose}`);
  }
  if (!isLedHere) {
    return undefined;
  }
  return ended === undefined ? t('login.purpose.page') : t(`ended.${ended}.text`);
}
