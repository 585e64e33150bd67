import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import { amountMissionKinds, moneyMissionRewards } from '@portal/protocol';
import { type Column, Tag } from '@portal/ui';
import { MoneyCell } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import type { DeskMission } from '../api/list-missions.ts';

export function useMissionColumns(onOpen: (id: string) => void): readonly Column<DeskMission>[] {
  const t = useTranslations('desk-missions');
  const formats = useFormats();
  const { locale } = useLanguage();
  const figure = (text: string, isMoney: boolean) =>
    isMoney ? <MoneyCell amount={text} /> : formats.count(Number(text));
  return [
    {
      id: 'name',
      header: t('list.name'),
      isTitle: true,
      cell: (row) => (
        <OpenButton onOpen={() => onOpen(row.id)}>
          <bdi>{nameIn(row.names, locale)}</bdi>
        </OpenButton>
      ),
    },
    { id: 'kind', header: t('kind.label'), cell: (row) => t(`kind.${row.kind}`) },
    { id: 'cycle', header: t('cycle.label'), cell: (row) => t(`cycle.${row.cycle}`) },
    {
      id: 'target',
      header: t('list.target'),
      isNumber: true,
      cell: (row) => figure(row.target, amountMissionKinds.includes(row.kind)),
    },
    {
      id: 'reward',
      header: t('list.reward'),
      isNumber: true,
      cell: (row) => (
        <>
          {figure(row.reward, moneyMissionRewards.includes(row.rewardKind))}
          {row.rewardKind === 'POINTS' && ` ${t('list.points')}`}
          {row.rewardKind === 'RED_ENVELOPE' && ` ${t('list.envelope')}`}
          {row.rewardKind === 'TICKET' && ` ${t('list.tickets')}`}
        </>
      ),
    },
    {
      id: 'claims',
      header: t('list.claims'),
      isNumber: true,
      cell: (row) => formats.count(BigInt(row.claims)),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: (row) => (
        <Tag tone={row.isOver ? 'neutral' : 'ok'}>{t(row.isOver ? 'list.over' : 'list.runs')}</Tag>
      ),
    },
  ];
}
