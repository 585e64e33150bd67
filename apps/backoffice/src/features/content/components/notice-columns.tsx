import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { BrandNotice, BrandNotices } from '../api/list-brand-notices.ts';
import { shownText } from '../local-text.ts';
import { useShownColumns } from '../../../shared/audience/shown-columns.tsx';

export function useNoticeColumns(
  notices: BrandNotices | undefined,
  onOpen: (id: string) => void,
): readonly Column<BrandNotice>[] {
  const t = useTranslations('desk-content');
  const languages = notices?.languages ?? [];
  const code = languages[0]?.code ?? '';
  const shown = useShownColumns((row: BrandNotice) => row);
  return [
    {
      id: 'title',
      header: t('notices.title'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{shownText(row.title, code, code)}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'type',
      header: t('notices.type'),
      cell: ({ promotionType, execution, isForAgents }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {promotionType === 'PU'
            ? t(`notices.popup.${execution}`)
            : t(`notices.types.${promotionType}`)}
          {isForAgents && <Tag>{t('notices.agents')}</Tag>}
        </span>
      ),
    },
    {
      id: 'languages',
      header: t('notices.languages'),
      cell: (row) => (
        <bdi>
          {Object.keys(row.title)
            .toSorted((left, right) => left.localeCompare(right))
            .join(', ')}
        </bdi>
      ),
    },
    ...shown,
  ];
}
