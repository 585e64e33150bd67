import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { Button, Dialog, Tabs } from '@portal/ui';
import { useState } from 'react';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import type { ForgotDetails } from '../dialogs.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';

/** A new password by e-mail, or by mobile number where the site offers it (M-06). */
export function ForgotPasswordDialog({ details, onClose }: DialogProps<ForgotDetails>) {
  const t = useTranslations('session.forgot');
  const [isSent, setSent] = useState(false);
  const show = useDialogs((state) => state.show);
  return (
    <Dialog
      ux="M-06"
      isOpen
      onClose={onClose}
      title={isSent ? t('sentTitle') : t('title')}
      closeLabel={t('close')}
    >
      {isSent ? (
        <Sent />
      ) : (
        <>
          <ForgotWays typed={details.typed ?? ''} onSent={() => setSent(true)} />
          <Button variant="ghost" size="touch" block className="mt-2" onClick={() => show('login')}>
            {t('logIn')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

type Way = 'email' | 'mobile';

function ForgotWays(props: { readonly typed: string; readonly onSent: () => void }) {
  const { typed, onSent } = props;
  const t = useTranslations('session.forgot');
  const { system, whitelabel } = useBoot();
  const { forgotByMobile } = offeredWays(system.info.signIn, whitelabel);
  // Where it is offered, a code to the number is the shorter way: it ends signed in. Whoever has
  // typed an address has said which way is theirs.
  const [way, setWay] = useState<Way>(typed.includes('@') ? 'email' : 'mobile');
  if (!forgotByMobile) {
    return <ForgotByEmail typed={typed} onSent={onSent} />;
  }
  return (
    <Tabs
      label={t('ways')}
      tabs={(['email', 'mobile'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChange={setWay}
    >
      {way === 'email' ? (
        <ForgotByEmail typed={typed} onSent={onSent} />
      ) : (
        <ForgotByMobile typed={typed} />
      )}
    </Tabs>
  );
}

/** The same for every name and address, so that nobody learns which of them belong together. */
function Sent() {
  const t = useTranslations('session.forgot');
  const show = useDialogs((state) => state.show);
  return (
    <div className="grid gap-4">
      <p role="status">{t('sent')}</p>
      <div className="grid gap-1 text-14 text-text-2">
        <h3 className="m-0 text-14 font-semibold text-text">{t('nothing.title')}</h3>
        <ul className="m-0 grid gap-1 ps-5">
          <li>{t('nothing.unknown')}</li>
          <li>{t('nothing.apart')}</li>
          <li>{t('nothing.spam')}</li>
        </ul>
      </div>
      <Button variant="primary" size="touch" onClick={() => show('login')}>
        {t('logIn')}
      </Button>
    </div>
  );
}
