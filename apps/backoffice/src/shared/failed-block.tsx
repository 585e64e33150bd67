import { useTranslations } from '@portal/i18n/react';
import { Button, FailureBlock } from '@portal/ui';
import { failureIn, useFailureText } from './failure-text.ts';

/** A part of the page that could not be read: the reason, Retry and what to quote, in place. */
export function FailedBlock(props: {
  readonly thrown: unknown;
  readonly title: string;
  readonly onRetry: () => void;
}) {
  const t = useTranslations('common');
  const reference = useTranslations('failure')('reference');
  const failureText = useFailureText();
  return (
    <FailureBlock
      title={props.title}
      text={failureText(props.thrown)}
      requestId={failureIn(props.thrown)?.requestId ?? ''}
      labels={{
        reference,
        copy: t('actions.copy'),
        copied: t('actions.copied'),
      }}
      actions={<Button onClick={props.onRetry}>{t('actions.retry')}</Button>}
    />
  );
}
