import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CopyId, ErrorText, QrCode, ShieldIcon } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { createHandOff } from '../api/create-hand-off.ts';
import { ProtectionCard } from './protection-card.tsx';

interface HandOffLink {
  readonly address: string;
  readonly expiresAt: string;
}

/** A link that signs one more own device in: once, and for a minute (portal.md 4, X6). */
export function HandOffCard() {
  const t = useTranslations('hand-off');
  const formats = useFormats();
  const { link, isBusy, refusal, make } = useHandOff();
  return (
    <ProtectionCard
      ux="MC-02-hand-off"
      icon={ShieldIcon}
      title={t('title')}
      text={t('text')}
      actions={
        <Button busy={isBusy} onClick={() => void make()}>
          {t(link === undefined ? 'make' : 'again')}
        </Button>
      }
    >
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {link !== undefined && (
        <div className="grid justify-items-center gap-2" role="status">
          <QrCode text={link.address} label={t('picture')} />
          <p className="m-0 text-14">{t('until', { moment: formats.time(link.expiresAt) })}</p>
          <CopyId id={link.address} labels={{ copy: t('copy'), copied: t('copied') }} />
        </div>
      )}
    </ProtectionCard>
  );
}

function useHandOff() {
  const failureText = useFailureText();
  const [link, setLink] = useState<HandOffLink>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function make(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await createHandOff();
    setBusy(false);
    if (!outcome.ok) {
      // Whoever would rather not prove who they are knows why nothing happened.
      setRefusal(outcome.code === 'step_up_required' ? undefined : failureText(outcome));
      return;
    }
    const { token, expiresAt } = outcome.value;
    const address = new URL('/', globalThis.location.origin);
    address.searchParams.set('token', token);
    setLink({ address: address.href, expiresAt });
  }
  return { link, isBusy, refusal, make };
}
