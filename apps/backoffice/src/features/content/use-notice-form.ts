import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import { changeBrandNotices } from './api/change-brand-notices.ts';
import type { BrandNotice, BrandNotices } from './api/list-brand-notices.ts';
import { shownFields } from '../../shared/audience/audience-draft.ts';
import { contentKeys } from './content-keys.ts';
import { draftOf, formOf, noticeOf, type NoticeDraft } from './notice-draft.ts';
import { isPlace, withoutRow, withRowAt } from './rows-at.ts';
import { useSectionSend } from './use-section-send.ts';
import { useShownChecks } from '../../shared/audience/use-shown-checks.ts';
import { useTextCheck } from './use-text-check.ts';

const shown = ['title', 'content', ...shownFields, 'place'] as const;

type Row = ReturnType<typeof formOf>;

/** One announcement; the list is sent whole, against the one that the operator saw. */
export function useNoticeForm(props: {
  readonly notices: BrandNotices;
  readonly notice: BrandNotice | undefined;
  readonly onDone: () => void;
}) {
  const { onDone } = props;
  // What the operator saw: a list that is read again meanwhile must not pass for it.
  const [{ notices, notice }] = useState(props);
  // It names the new row also when the first answer was lost on the way.
  const [id] = useState(() => notice?.id ?? `ntc_${crypto.randomUUID()}`);
  const t = useTranslations('desk-content');
  const sendSection = useSectionSend({ shown, queryKey: contentKeys.notices, onDone });
  const text = useTextCheck(notices.languages);
  const rows = notices.list.map(formOf);

  const { revision } = notices;
  const send = (list: readonly Row[], draft: NoticeDraft) =>
    sendSection(draft, (saying) =>
      changeBrandNotices({ body: { revision, list: [...list], ...saying } }),
    );

  const form = useForm<NoticeDraft>({
    initial: draftOf(notices.list, notice),
    checks: {
      ...useShownChecks(),
      title: text,
      content: text,
      place: (place) => (isPlace(place) ? undefined : t('notices.placeWrong')),
      reason: useReasonCheck(),
    },
    submit: (draft) => send(withRowAt(rows, noticeOf(id, draft), Number(draft.place)), draft),
  });
  const remove = (draft: NoticeDraft) => send(withoutRow(rows, id), draft);
  return { form, remove };
}
