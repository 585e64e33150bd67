import { useTranslations } from '@portal/i18n/react';
import type { ReferralState } from '@portal/protocol';
import { type Column, Tag, type Tone } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DeskReferral } from '../api/list-referrals.ts';

export const referralTones: Readonly<Record<ReferralState, Tone>> = {
  PENDING: 'info',
  QUALIFIED: 'warn',
  REWARDED: 'ok',
  REJECTED: 'neutral',
};

export function useReferralColumns(onOpen: (id: string) => void): readonly Column<DeskReferral>[] {
  const t = useTranslations('desk-referrals');
  return [
    {
      id: 'friend',
      header: t('list.friend'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.friendId)}>
          <bdi>{row.friendAccount}</bdi>
        </OpenButton>
      ),
    },
    {
      id: 'referrer',
      header: t('list.referrer'),
      cell: (row) => <bdi>{row.referrerAccount}</bdi>,
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => <Tag tone={referralTones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    {
      id: 'reason',
      header: t('list.reason'),
      cell: (row) => t(`reasons.${row.reason ?? 'none'}`),
    },
    {
      id: 'gives',
      header: t('list.gives'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.referrerAmount} currencyCode={row.currency} />,
    },
    {
      id: 'joined',
      header: t('list.joined'),
      cell: (row) => <Moment at={row.joinedAt} />,
    },
  ];
}
