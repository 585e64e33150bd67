import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../client/failure-text.ts';
import { signedByPasskey } from '../passkeys/signed-by-passkey.ts';
import { stepUpByPasskey } from './api/step-up-by-passkey.ts';

/** A proof without typing, for whoever has a passkey. */
export function PasskeyProof(props: {
  /** Nothing can be typed: the dialog begins here. */
  readonly isFirst?: boolean;
  readonly onProven: () => void;
}) {
  const { isFirst = false, onProven } = props;
  const t = useTranslations('passkeys');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function prove(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await signedByPasskey('prove', stepUpByPasskey);
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
      <Button
        variant="primary"
        block
        busy={isBusy}
        data-first-focus={isFirst ? '' : undefined}
        onClick={() => void prove()}
      >
        {t('use')}
      </Button>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
    </div>
  );
}
