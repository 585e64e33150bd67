import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import type { Queue } from './use-queue.ts';

/** The buttons in the drawer of a queue that do what J and K do. */
export function QueueSteps({ older, newer }: Pick<Queue, 'older' | 'newer'>) {
  const t = useTranslations('desk-shell.shortcuts');
  const step = (label: string, key: string, go: (() => void) | undefined) => (
    <Button disabled={go === undefined} onClick={go}>
      {label} <kbd aria-hidden="true">{key}</kbd>
    </Button>
  );
  return (
    <>
      {step(t('previous'), 'K', newer)}
      {step(t('next'), 'J', older)}
    </>
  );
}
