import { useTranslations } from '@portal/i18n/react';
import { Field } from '@portal/ui';
import type { ComponentProps } from 'react';
import { AppCodeInput } from '../codes/app-code-input.tsx';
import { CodeField } from '../codes/code-field.tsx';
import type { Place } from './api/read-place.ts';

type Way = Place['ways'][number];

/** What shows who somebody is by one way: a code of the app, one that is sent, or their device. */
export function PlaceProof(
  props: { readonly way: Way } & Omit<ComponentProps<typeof CodeField>, 'purpose'>,
) {
  const { way, send, input, ...field } = props;
  const t = useTranslations('place');
  switch (way.kind) {
    case 'passkey':
      return <p className="m-0 text-14">{t('passkey')}</p>;
    case 'authenticator':
      return (
        <Field label={t('appCode')} isRequired {...field}>
          <AppCodeInput {...input} />
        </Field>
      );
    case 'sms':
    case 'email':
      return (
        <>
          <p className="m-0 text-14">{t(`sends.${way.kind}`, { shown: leftToRight(way.shown) })}</p>
          <CodeField
            key={way.kind}
            purpose={`place-${way.kind}`}
            send={send}
            {...field}
            input={input}
          />
        </>
      );
  }
}

/** A number or an address keeps its order inside an Arabic sentence. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
