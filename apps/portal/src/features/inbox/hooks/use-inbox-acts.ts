import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { toastDone, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { sendAllMarks, sendDeletion, sendMarks } from '../api/change-messages.ts';
import type { InboxMessage } from '../api/list-messages.ts';

type Ids = readonly InboxMessage['id'][];

/** What can be done with messages; a failure is said and changes nothing. */
export function useInboxActs() {
  const t = useTranslations('inbox');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const tell = (failure: Failure | undefined, done?: string): void => {
    if (failure !== undefined) {
      toastFailed(failureText(failure));
    } else if (done !== undefined) {
      toastDone(done);
    }
  };
  return {
    mark: async (ids: Ids, isRead: boolean) => tell(await sendMarks(queries, { ids, isRead })),
    markAll: async () => tell(await sendAllMarks(queries), t('marked')),
    remove: async (ids: Ids) => tell(await sendDeletion(queries, ids), t('deleted')),
  };
}
