import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { TeamStatement } from '../api/list-team-statement.ts';

export interface StatementLine {
  readonly key: string;
  readonly kind: 'self' | 'agent' | 'member' | 'sum';
  readonly account: string;
  readonly figures: TeamStatement['self'];
}

/** What stands in one column together, so that the table has room beside the menu. */
const amounts = [
  ['deposit', 'withdrawal'],
  ['stake', 'valid'],
  ['payout', 'net'],
  ['rebate', 'bonus'],
  ['salary'],
  ['total'],
] as const;
const nets: ReadonlySet<string> = new Set(['net', 'total']);

/** On a phone each amount has a line with its name, which begins where the language does. */
const lineLook =
  'flex items-baseline justify-end gap-3 max-md:justify-between max-md:py-0.5 max-md:rtl:flex-row-reverse';

/** Somebody and their team in a row of amounts; an agent's account opens the level below. */
export function useStatementColumns(props: {
  readonly currency: string;
  readonly onOpen: (account: string) => void;
}): readonly Column<StatementLine>[] {
  const t = useTranslations('team-reports.statement');
  const figure = useTranslations('team-reports.figures');
  const money = useTranslations('record-page');
  const { currency, onOpen } = props;
  const inCurrency = (name: string): string =>
    currency === '' ? name : money('money', { what: name, currency });
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      cell: (line) => <AccountCell line={line} onOpen={onOpen} />,
    },
    ...amounts.map((names): Column<StatementLine> => {
      const isPair = names.length > 1;
      return {
        id: names[0],
        header: inCurrency(names.map((name) => figure(name)).join(' · ')),
        isNumber: true,
        isSelfLabelled: isPair,
        cell: ({ figures }) => (
          <span className={`grid ${isPair ? 'max-md:w-full' : ''}`}>
            {names.map((name) => (
              <span key={name} className={lineLook}>
                {isPair && (
                  <span className="flex-none text-13 text-text-3 md:hidden">
                    {inCurrency(figure(name))}
                  </span>
                )}
                <MoneyCell amount={figures[name]} isNet={nets.has(name)} />
              </span>
            ))}
          </span>
        ),
      };
    }),
  ];
}

function AccountCell(props: {
  readonly line: StatementLine;
  readonly onOpen: (account: string) => void;
}) {
  const t = useTranslations('team-reports.statement');
  const { kind, account } = props.line;
  switch (kind) {
    case 'self':
      return <bdi className="font-semibold">{t('me', { account })}</bdi>;
    case 'sum':
      return <strong>{t('sum')}</strong>;
    case 'member':
      return <bdi>{account}</bdi>;
    case 'agent':
      return (
        <button
          type="button"
          className="ui-row-link"
          aria-label={t('openTeam', { account })}
          onClick={() => props.onOpen(account)}
        >
          <bdi>{account}</bdi>
        </button>
      );
    default:
      return kind satisfies never;
  }
}
