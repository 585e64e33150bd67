import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { failureIn } from './failure-in.ts';
import { useFailureText } from './failure-text.ts';

interface LoadFailedProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** What takes the place of something that did not load: why, and a way to ask again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const retry = useTranslations('common.actions')('retry');
  const failureText = useFailureText();
  return (
    <div role="alert" className="mt-4 rounded-card border border-line bg-s1 p-6 text-center">
      <p className="mb-3">{failureText(failureIn(error) ?? { message: '' })}</p>
      <Button variant="primary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
