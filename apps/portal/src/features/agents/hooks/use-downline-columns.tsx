import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, type Column, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { DownlineRow } from '../api/list-downline.ts';

/** Somebody of the team in a row; the account opens what may be done, the button their team. */
export function useDownlineColumns(props: {
  readonly currency: string;
  readonly onShow: (row: DownlineRow) => void;
  readonly onOpen: (account: string) => void;
}): readonly Column<DownlineRow>[] {
  const t = useTranslations('team.downline');
  const formats = useFormats();
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
      cell: ({ isAgent, level }) => (
        <TwoLines
          first={t(isAgent ? 'kinds.agent' : 'kinds.member')}
          second={`${t('level')} ${formats.count(level)}`}
        />
      ),
    },
    {
      id: 'team',
      header: t('team'),
      isNumber: true,
      cell: (row) =>
        row.isAgent ? (
          <TwoLines
            first={<TeamCell row={row} onOpen={props.onOpen} />}
            second={t('directCount', { count: row.directs })}
          />
        ) : (
          '–'
        ),
    },
    useRateColumn(),
    useBalanceColumn(props.currency),
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

/** What may be earned of their play, and their prizes. */
function useRateColumn(): Column<DownlineRow> {
  const t = useTranslations('team.downline');
  return {
    id: 'rates',
    header: t('rates'),
    isNumber: true,
    cell: ({ terms }) => (
      <TwoLines
        first={
          <bdi dir="ltr" className="whitespace-nowrap">
            {rateSpan(terms.rates)}
          </bdi>
        }
        second={terms.prizeGroup === null ? '' : String(terms.prizeGroup)}
      />
    ),
  };
}

/** From the lowest to the highest of all categories; the dialog has each. */
function rateSpan(rates: DownlineRow['terms']['rates']): string {
  const sorted = Object.values(rates).toSorted((left, right) => Number(left) - Number(right));
  const [least = '0', most = '0'] = [sorted[0], sorted.at(-1)];
  return least === most ? `${least}%` : `${least}–${most}%`;
}

/** What they hold, alone and with their team. */
function useBalanceColumn(currency: string): Column<DownlineRow> {
  const t = useTranslations('team.downline');
  const money = useTranslations('record-page');
  const what = `${t('balance')} · ${t('teamBalance')}`;
  return {
    id: 'balance',
    header: currency === '' ? what : money('money', { what, currency }),
    isNumber: true,
    place: 'figure',
    cell: ({ balance, isAgent, teamBalance }) => (
      <TwoLines
        first={balance === null ? '–' : <MoneyCell amount={balance} />}
        second={
          isAgent &&
          teamBalance !== null && (
            <span className="max-md:hidden">
              <MoneyCell amount={teamBalance} />
            </span>
          )
        }
      />
    ),
  };
}

/** What somebody has reached, since when, and when they were here. */
function useStandingColumns(): readonly Column<DownlineRow>[] {
  const t = useTranslations('team.downline');
  const formats = useFormats();
  const { hasVip } = useSite();
  return [
    {
      id: 'contracts',
      header: hasVip ? `${t('rank')} · ${t('contracts')}` : t('contracts'),
      cell: ({ rank, contracts }) => (
        <TwoLines
          first={hasVip ? formats.count(rank) : ''}
          second={
            <span className="flex flex-wrap gap-1">
              {contracts.map((kind) => (
                <Tag key={kind}>{t(`marks.${kind}`)}</Tag>
              ))}
            </span>
          }
        />
      ),
    },
    {
      id: 'joined',
      header: `${t('joined')} · ${t('seen')}`,
      cell: ({ joinedAt, seenOn }) => (
        <TwoLines
          first={<time dateTime={joinedAt}>{formats.day(Date.parse(joinedAt))}</time>}
          second={seenOn === null ? t('never') : <time dateTime={seenOn}>{seenOn}</time>}
        />
      ),
    },
  ];
}

/** What belongs together takes one column, so that the table has room beside the menu. */
function TwoLines(props: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className="grid whitespace-nowrap">
      <span>{props.first}</span>
      <span className="text-13 text-text-3">{props.second}</span>
    </span>
  );
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
