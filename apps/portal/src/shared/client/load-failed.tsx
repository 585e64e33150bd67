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
  const failureText = useFailureText();
  const failure = failureIn(error) ?? noAnswer;
  const labels = {
    reference,
    copy: t('actions.copy'),
    copied: t('actions.copied'),
  };
  return (
    <FailureBlock
      {...rest}
      text={failureText(failure)}
      requestId={failure.requestId}
      labels={labels}
      actions={
        <>
          {onRetry !== undefined && (
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
