import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import type { InboxMessage } from '../api/list-messages.ts';
import { useInboxActs } from '../hooks/use-inbox-acts.ts';

/** What can be done with all that are chosen; it stands where it can be reached while scrolling. */
export function ChosenBar(props: {
  readonly ids: readonly InboxMessage['id'][];
  readonly onDone: () => void;
}) {
  const { ids, onDone } = props;
  const t = useTranslations('inbox');
  const acts = useInboxActs();
  const then = (act: Promise<void>): void => void act.then(onDone);
  return (
    <div
      data-ux="MC-18-chosen"
      className="sticky bottom-16 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-s2 p-2 lg:bottom-4"
    >
      <p aria-live="polite" className="m-0 me-auto px-1 text-14">
        {t('chosen', { count: ids.length })}
      </p>
      <Button size="small" onClick={() => then(acts.mark(ids, true))}>
        {t('markRead')}
      </Button>
      <Button size="small" onClick={() => then(acts.mark(ids, false))}>
        {t('markUnread')}
      </Button>
      <Button size="small" variant="danger" onClick={() => then(acts.remove(ids))}>
        {t('delete')}
      </Button>
      <Button size="small" variant="ghost" onClick={onDone}>
        {t('stop')}
      </Button>
    </div>
  );
}
