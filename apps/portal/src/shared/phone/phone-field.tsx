import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import type { ComponentProps } from 'react';
import { CountryPicker } from './country-picker.tsx';

/** A mobile number with the dialing code of its country beside it. */
export function PhoneField(props: {
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly error: string | undefined;
  readonly isRight?: boolean;
  readonly input: ComponentProps<'input'>;
  readonly initDialingCode: string;
  readonly onDialingCode: (dialingCode: string) => void;
}) {
  const t = useTranslations('phone');
  const { isRequired = true, isRight = false, error, initDialingCode } = props;
  return (
    <Field
      label={props.label ?? t('label')}
      isRequired={isRequired}
      isRight={isRight}
      error={error}
    >
      <span className="flex items-center gap-2">
        <CountryPicker
          {...(initDialingCode !== '' && { initDialingCode })}
          onDialingCode={props.onDialingCode}
        />
        <Input
          {...props.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          maxLength={40}
        />
      </span>
    </Field>
  );
}
