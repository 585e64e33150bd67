import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { Dialog, ErrorText, Tabs } from '@portal/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { useSocialAnswer } from '../../../shared/social/use-social-answer.ts';
import type { LoginDetails } from '../dialogs.ts';
import { useEntryChange } from '../hooks/use-entry-change.ts';
import { LoginFoot } from './login-foot.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { SocialReturn } from './social-return.tsx';
import { SocialWays } from './social-ways.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

/** Login by a press over any page, or by its own address over home (M-02). */
export function LoginDialog({ details, onClose }: DialogProps<LoginDetails>) {
  const t = useTranslations('session.login');
  const change = useEntryChange();
  const reason = useReason(details);
  const answer = useSocialAnswer();
  const [isOtherWay, setOtherWay] = useState(false);
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
        <SocialReturn answer={answer} onOtherWay={() => setOtherWay(true)} />
      ) : (
        <>
          {reason !== undefined && <p className="mb-3 text-14 text-text-2">{reason}</p>}
          <LoginWays details={details} onRegister={() => change('register')} />
          <PasskeyWay />
          <SocialWays />
        </>
      )}
    </Dialog>
  );
}

type Way = 'username' | 'sms';

/** The ways in that the site offers; tabs only where there is a choice. */
function LoginWays(props: { readonly details: LoginDetails; readonly onRegister: () => void }) {
  const t = useTranslations('session.login');
  const { system, whitelabel } = useBoot();
  const offered = offeredWays(system.info.signIn, whitelabel);
  const ways = (['username', 'sms'] as const).filter((way) => offered[way]);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? ways[0];
  const foot = <LoginFoot onRegister={props.onRegister} />;
  if (way === undefined) {
    return (
      <>
        <ErrorText>{t('noWay')}</ErrorText>
        {foot}
      </>
    );
  }
  const form =
    way === 'username' ? (
      <LoginForm details={props.details} foot={foot} />
    ) : (
      <div data-ux="M-03">
        <SmsLoginForm foot={foot} />
      </div>
    );
  return ways.length === 1 ? (
    form
  ) : (
    <Tabs
      label={t('ways')}
      tabs={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChange={setChosen}
    >
      {form}
    </Tabs>
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
