import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { Campaign } from '../api/list-campaigns.ts';

export const campaignTones = {
  scheduled: 'info',
  sending: 'warn',
  sent: 'ok',
  stopped: 'neutral',
} as const;

export function useCampaignColumns(onOpen: (id: string) => void): readonly Column<Campaign>[] {
  const t = useTranslations('desk-campaigns');
  const formats = useFormats();
  const { locale } = useLanguage();
  return [
    {
      id: 'title',
      header: t('form.title'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{row.titles[locale] ?? row.titles['en']}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => <Tag tone={campaignTones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    { id: 'sendAt', header: t('list.leaves'), cell: (row) => <Moment at={row.sendAt} /> },
    {
      id: 'reached',
      header: t('list.reached'),
      isNumber: true,
      cell: (row) => formats.count(row.reached),
    },
    { id: 'madeBy', header: t('list.madeBy'), cell: (row) => <bdi>{row.madeBy}</bdi> },
  ];
}
