import { useTranslations } from '@portal/i18n/react';
import type { SecondFactor } from '@portal/protocol';
import { secondFactors } from '@portal/protocol';
import { Field, type FormHandle, Input, Segmented } from '@portal/ui';
import type { OperatorCredentials } from '../operator-credentials.ts';

/** The second step of a login: a code of the authenticator, or one that was written down. */
export function FactorFields(props: {
  readonly form: FormHandle<OperatorCredentials>;
  readonly kind: SecondFactor;
  readonly onKind: (kind: SecondFactor) => void;
}) {
  const { form, kind, onKind } = props;
  const t = useTranslations('desk-security.proof');
  return (
    <>
      <Segmented
        label={t('by')}
        options={secondFactors.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={onKind}
      />
      <Field label={t(`label.${kind}`)} isRequired hint={t(`hint.${kind}`)} {...form.field('code')}>
        <Input
          {...form.text('code')}
          autoComplete="one-time-code"
          inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
        />
      </Field>
    </>
  );
}
