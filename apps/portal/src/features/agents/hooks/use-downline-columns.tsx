import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, type Column, Tag } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { DownlineRow } from '../api/list-downline.ts';

/** Somebody of the team in a row; the account opens what may be done, the button their team. */
export function useDownlineColumns(props: {
  readonly currency: string;
  readonly onShow: (row: DownlineRow) => void;
  readonly onOpen: (account: string) => void;
}): readonly Column<DownlineRow>[] {
  const t = useTranslations('team.downline');
  const money = useTranslations('record-page');
  const formats = useFormats();
  const { currency } = props;
  const balance = t('balance');
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      place: 'title',
      cell: (row) => (
        <button
          type="button"
          className="ui-row-link"
          aria-haspopup="dialog"
          onClick={() => props.onShow(row)}
        >
          <bdi>{row.account}</bdi>
          {row.name !== null && <bdi className="ms-2 text-13 text-text-3">{row.name}</bdi>}
        </button>
      ),
    },
    {
      id: 'kind',
      header: t('kind'),
      place: 'note',
      cell: ({ isAgent }) => t(isAgent ? 'kinds.agent' : 'kinds.member'),
    },
    { id: 'level', header: t('level'), isNumber: true, cell: ({ level }) => formats.count(level) },
    {
      id: 'team',
      header: t('team'),
      isNumber: true,
      cell: (row) => (row.isAgent ? <TeamCell row={row} onOpen={props.onOpen} /> : '–'),
    },
    {
      id: 'balance',
      header: currency === '' ? balance : money('money', { what: balance, currency }),
      isNumber: true,
      place: 'figure',
      cell: (row) => <MoneyCell amount={row.balance} />,
    },
    {
      id: 'teamBalance',
      header:
        currency === '' ? t('teamBalance') : money('money', { what: t('teamBalance'), currency }),
      isNumber: true,
      cell: (row) =>
        !row.isAgent || row.teamBalance === null ? '–' : <MoneyCell amount={row.teamBalance} />,
    },
    ...useStandingColumns(),
    {
      id: 'state',
      header: t('state'),
      place: 'aside',
      cell: ({ state }) => (
        <Tag tone={state === 'active' ? 'ok' : 'neutral'}>{t(`states.${state}`)}</Tag>
      ),
    },
  ];
}

/** What somebody has reached, since when, and when they were here. */
function useStandingColumns(): readonly Column<DownlineRow>[] {
  const t = useTranslations('team.downline');
  const formats = useFormats();
  return [
    { id: 'rank', header: t('rank'), isNumber: true, cell: ({ rank }) => formats.count(rank) },
    {
      id: 'contracts',
      header: t('contracts'),
      cell: ({ contracts }) =>
        contracts.length === 0 ? (
          '–'
        ) : (
          <span className="flex flex-wrap gap-1">
            {contracts.map((kind) => (
              <Tag key={kind}>{t(`marks.${kind}`)}</Tag>
            ))}
          </span>
        ),
    },
    {
      id: 'joined',
      header: t('joined'),
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formats.day(Date.parse(joinedAt))}</time>,
    },
    {
      id: 'seen',
      header: t('seen'),
      cell: ({ seenOn }) =>
        seenOn === null ? t('never') : <time dateTime={seenOn}>{seenOn}</time>,
    },
  ];
}

function TeamCell(props: {
  readonly row: DownlineRow;
  readonly onOpen: (account: string) => void;
}) {
  const t = useTranslations('team.downline');
  const { account, teamSize } = props.row;
  const people = t('people', { count: teamSize });
  return (
    <Button
      size="small"
      variant="ghost"
      // The account takes the whole row, and this button stands above it.
      className="relative z-1"
      aria-label={t('openTeam', { people, account })}
      onClick={() => props.onOpen(account)}
    >
      {people}
    </Button>
  );
}
