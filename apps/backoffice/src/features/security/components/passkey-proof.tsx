import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { signedByPasskey } from '../../../shared/passkeys/signed-by-passkey.ts';
import { stepUpByPasskey } from '../api/step-up-by-passkey.ts';

/** A proof without typing, for whoever has a passkey. */
export function PasskeyProof({ onProven }: { readonly onProven: () => void }) {
  const t = useTranslations('desk-security.passkeys');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function prove(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const signed = await signedByPasskey('prove');
    const outcome = signed?.ok === true ? await stepUpByPasskey(signed.response) : signed;
    setBusy(false);
    if (outcome === undefined) {
      setRefusal(t('turnedBack'));
    } else if (outcome.ok) {
      onProven();
    } else {
      setRefusal(failureText(outcome));
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="primary" block busy={isBusy} onClick={() => void prove()}>
        {t('use')}
      </Button>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
    </div>
  );
}
