import { useTranslations } from '@portal/i18n/react';
import { BrokenRopeDrawing, Button, EmptyState } from '@portal/ui';
import { useFailureText } from './failure-text.ts';

/** A part of the page that could not be read: the reason and Retry, in place. */
export function FailedBlock(props: {
  readonly thrown: unknown;
  readonly title: string;
  readonly onRetry: () => void;
}) {
  const t = useTranslations('common.actions');
  const failureText = useFailureText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenRopeDrawing />}
        title={props.title}
        text={failureText(props.thrown)}
        action={<Button onClick={props.onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
}
