import { useTranslations } from '@portal/i18n/react';
import { Button, FailureBlock } from '@portal/ui';
import type { ReactNode } from 'react';
import { failureIn } from './failure-in.ts';
import { useFailureText } from './failure-text.ts';

export interface LoadFailedProps {
  readonly error: Error | null;
  /** Absent where asking again cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly title?: string;
  readonly headingLevel?: 1 | 2;
  /** A way on beside asking again. */
  readonly wayOut?: ReactNode;
}

/** What takes the place of something that did not load: why, and a way to ask again. */
export function LoadFailed({ error, onRetry, wayOut, ...rest }: LoadFailedProps) {
  const t = useTranslations('common');
  const reference = useTranslations('failure')('reference');
  const gone = useTranslations('failure')('notFound');
  const failureText = useFailureText();
  const failure = failureIn(error) ?? noAnswer;
  // What is read is named by its address alone: one that cannot be a name is nothing's.
  const isNothing = failure.code === 'validation_failed';
  const labels = {
    reference,
    copy: t('actions.copy'),
    copied: t('actions.copied'),
  };
  return (
    <FailureBlock
      {...rest}
      text={isNothing ? gone : failureText(failure)}
      requestId={failure.requestId}
      labels={labels}
      actions={
        <>
          {onRetry !== undefined && !isNothing && (
            <Button variant="primary" onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          )}
          {wayOut}
        </>
      }
    />
  );
}

/** Something in the page broke before there was a call. */
const noAnswer = { code: '', message: '', requestId: '' };
