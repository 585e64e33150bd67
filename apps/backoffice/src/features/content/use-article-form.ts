import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import { changeHelpTopics } from './api/change-help-topics.ts';
import type { HelpTopics } from './api/list-help-topics.ts';
import {
  draftOf,
  topicsWith,
  topicsWithout,
  type ArticleDraft,
  type ArticleRow,
  type TopicForm,
} from './article-draft.ts';
import { shownFields } from '../../shared/audience/audience-draft.ts';
import { contentKeys } from './content-keys.ts';
import { isPlace } from './rows-at.ts';
import { useSectionSend } from './use-section-send.ts';
import { useShownChecks } from '../../shared/audience/use-shown-checks.ts';
import { useTextCheck } from './use-text-check.ts';

const shown = ['topicTitle', 'title', 'content', ...shownFields, 'place'] as const;

/** One article; the help centre is sent whole, against the one that the operator saw. */
export function useArticleForm(props: {
  readonly help: HelpTopics;
  readonly row: ArticleRow | undefined;
  readonly onDone: () => void;
}) {
  const { onDone } = props;
  const [{ help, row }] = useState(props);
  const [ids] = useState(() => ({
    article: row?.id ?? `art_${crypto.randomUUID()}`,
    topic: `hlp_${crypto.randomUUID()}`,
  }));
  const t = useTranslations('desk-content.notices');
  const text = useTextCheck(help.languages);
  const sendSection = useSectionSend({ shown, queryKey: contentKeys.help, onDone });
  const { revision } = help;
  const send = (list: readonly TopicForm[], draft: ArticleDraft) =>
    sendSection(draft, (saying) =>
      changeHelpTopics({ body: { revision, list: [...list], ...saying } }),
    );
  const form = useForm<ArticleDraft>({
    initial: draftOf(help, row),
    checks: {
      ...useShownChecks(),
      topicTitle: text,
      title: text,
      content: text,
      place: (place) => (isPlace(place) ? undefined : t('placeWrong')),
      reason: useReasonCheck(),
    },
    submit: (draft) => send(topicsWith(help, ids, draft), draft),
  });
  const remove = (draft: ArticleDraft) => send(topicsWithout(help, ids.article), draft);
  return { form, remove };
}
