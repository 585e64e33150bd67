import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';

/** Where a passkey is all that is asked for, it bears the name of the step and takes its focus. */
export function StepSubmit(props: {
  readonly label: string;
  readonly isPasskey: boolean;
  readonly isBusy: boolean;
}) {
  const { label, isPasskey, isBusy } = props;
  const t = useTranslations('passkeys');
  return (
    <Button
      type="submit"
      name={isPasskey ? 'factorCode' : undefined}
      variant="primary"
      size="touch"
      block
      busy={isBusy}
    >
      {isPasskey ? t('use') : label}
    </Button>
  );
}
