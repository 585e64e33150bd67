import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { signedByPasskey } from '../../../shared/passkeys/signed-by-passkey.ts';

/** The second step of a login for whoever has a passkey. */
export function PasskeyStep(props: {
  readonly isBusy: boolean;
  readonly onSigned: (response: string) => void;
}) {
  const { isBusy, onSigned } = props;
  const t = useTranslations('desk-security.passkeys');
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string>();

  async function sign(): Promise<void> {
    setRefusal(undefined);
    const signed = await signedByPasskey('login');
    if (signed === undefined) {
      setRefusal(t('turnedBack'));
    } else if (signed.ok) {
      onSigned(signed.response);
    } else {
      setRefusal(failureText(signed));
    }
  }

  return (
    <div className="grid gap-2">
      <Button variant="primary" block busy={isBusy} onClick={() => void sign()}>
        {t('use')}
      </Button>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
    </div>
  );
}
