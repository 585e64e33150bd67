import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { CheckIcon, classNames, ClockIcon, Tag, WarningIcon } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import type { DeliveryRow } from '../api/list-deliveries.ts';

const looks = {
  kept: { tone: 'info', Icon: undefined },
  waiting: { tone: 'warn', Icon: ClockIcon },
  sent: { tone: 'ok', Icon: CheckIcon },
  failed: { tone: 'bad', Icon: WarningIcon },
} as const;

export function useDeliveryColumns(): readonly Column<DeliveryRow>[] {
  const t = useTranslations('desk-outbox');
  return [
    { id: 'at', header: t('columns.at'), cell: (row) => <Moment at={row.at} /> },
    {
      id: 'to',
      header: t('columns.to'),
      isTitle: true,
      cell: (row) => (
        <bdi
          dir="ltr"
          className={classNames(
            'tabular-nums',
            isNumber(row.to) ? 'whitespace-nowrap' : 'wrap-anywhere',
          )}
        >
          {row.to}
        </bdi>
      ),
    },
    { id: 'purpose', header: t('columns.purpose'), cell: (row) => t(`purpose.${row.purpose}`) },
    { id: 'text', header: t('columns.text'), cell: (row) => <DeliveryText delivery={row} /> },
    { id: 'state', header: t('columns.state'), cell: (row) => <State delivery={row} /> },
  ];
}

/** A number in pieces reads as several; an address may be as long as a line. */
function isNumber(recipient: string): boolean {
  return !recipient.includes('@');
}

/** The text as the recipient gets it, in whatever language that is. */
function DeliveryText({ delivery }: { readonly delivery: DeliveryRow }) {
  const t = useTranslations('desk-outbox');
  return delivery.text === null ? (
    <span className="text-text-2">{t('forgotten')}</span>
  ) : (
    <span className="grid gap-1">
      {delivery.subject !== null && <bdi className="font-bold">{delivery.subject}</bdi>}
      <bdi className="wrap-anywhere whitespace-pre-line">{delivery.text}</bdi>
    </span>
  );
}

function State({ delivery }: { readonly delivery: DeliveryRow }) {
  const t = useTranslations('desk-outbox');
  const { tone, Icon } = looks[delivery.state];
  return (
    <span className="grid justify-items-start gap-1">
      <Tag tone={tone}>
        {Icon !== undefined && <Icon size={12} />}
        {t(`state.${delivery.state}`)}
      </Tag>
      {delivery.failure !== null && (
        <span className="text-13 text-text-2">
          {t('failure', { tries: delivery.tries })} <bdi dir="ltr">{delivery.failure}</bdi>
        </span>
      )}
    </span>
  );
}
