import { useTranslations } from '@portal/i18n/react';
import type { BrandAudience } from '@portal/protocol';
import { type Column, Tag } from '@portal/ui';

interface Shown {
  readonly showFrom: string | null;
  readonly showTo: string | null;
  readonly audience: BrandAudience;
  readonly isShown: boolean;
}

const wall = (text: string | null) => text?.replace('T', ' ') ?? '—';

/** To whom, from when until when, and whether now: the same for every kind of content. */
export function useShownColumns<Row>(of: (row: Row) => Shown): readonly Column<Row>[] {
  const t = useTranslations('desk-content.schedule');
  const audience = useTranslations('desk-content.banners.audience');
  const audienceText = useAudienceText();
  return [
    {
      id: 'audience',
      header: audience('title'),
      cell: (row) => <bdi>{audienceText(of(row).audience)}</bdi>,
    },
    { id: 'from', header: t('from'), cell: (row) => <bdi dir="ltr">{wall(of(row).showFrom)}</bdi> },
    { id: 'to', header: t('to'), cell: (row) => <bdi dir="ltr">{wall(of(row).showTo)}</bdi> },
    {
      id: 'state',
      header: t('state'),
      cell: (row) => (
        <Tag tone={of(row).isShown ? 'ok' : 'neutral'}>
          {of(row).isShown ? t('shown') : t('hidden')}
        </Tag>
      ),
    },
  ];
}

/** In a few words, the widest first. */
export function useAudienceText() {
  const t = useTranslations('desk-content.banners.audience');
  return ({ login, device, leastRank, countries, languages }: BrandAudience) =>
    [
      t(`logins.${login}`),
      ...(leastRank === 0 ? [] : [t('fromRank', { rank: leastRank })]),
      ...(device === 'all' ? [] : [t(`devices.${device}`)]),
      ...(countries.length === 0 ? [] : [countries.join(', ')]),
      ...(languages.length === 0 ? [] : [languages.join(', ')]),
    ].join(' · ');
}
