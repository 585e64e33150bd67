import { useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Banner, Banners } from '../api/list-banners.ts';
import { shownText } from '../local-text.ts';

export function useBannerColumns(
  banners: Banners | undefined,
  onOpen: (id: string) => void,
): readonly Column<Banner>[] {
  const t = useTranslations('desk-content');
  const code = banners?.languages[0]?.code ?? '';
  const wall = (text: string | null) => text?.replace('T', ' ') ?? '—';
  return [
    {
      id: 'title',
      header: t('banners.words.title'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{shownText(row.title, code, code)}</bdi>
        </OpenButton>
      ),
    },
    { id: 'link', header: t('banners.link'), cell: (row) => <bdi dir="ltr">{row.link}</bdi> },
    {
      id: 'audience',
      header: t('banners.audience.title'),
      cell: ({ audience }) =>
        [
          t(`banners.audience.logins.${audience.login}`),
          ...(audience.device === 'all' ? [] : [t(`banners.audience.devices.${audience.device}`)]),
          ...(audience.languages.length === 0 ? [] : [audience.languages.join(', ')]),
        ].join(' · '),
    },
    {
      id: 'from',
      header: t('schedule.from'),
      cell: (row) => <bdi dir="ltr">{wall(row.showFrom)}</bdi>,
    },
    {
      id: 'to',
      header: t('schedule.to'),
      cell: (row) => <bdi dir="ltr">{wall(row.showTo)}</bdi>,
    },
    {
      id: 'state',
      header: t('schedule.state'),
      cell: (row) => (
        <Tag tone={row.isShown ? 'ok' : 'neutral'}>
          {row.isShown ? t('schedule.shown') : t('schedule.hidden')}
        </Tag>
      ),
    },
  ];
}
