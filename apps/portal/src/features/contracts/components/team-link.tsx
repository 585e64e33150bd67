import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { BillView } from '../api/read-bill.ts';

/** Who of the team these figures come from, for units of whole days: hours have no such page. */
export function TeamLink(props: { readonly bill: BillView; readonly onLeave: () => void }) {
  const { bill, onLeave } = props;
  const t = useTranslations('contracts.why');
  const formats = useFormats();
  if (bill.kind === 'HOURLY') {
    return null;
  }
  const account = bill.direction === 'out' ? (bill.counterparty ?? undefined) : undefined;
  const from = formats.day(Date.parse(bill.startsAt));
  const to = formats.day(Date.parse(bill.endsAt) - 1);
  return (
    <Link to="/a/palStatementsAgentCopy" search={{ account, from, to }} onClick={onLeave}>
      {t('team')}
    </Link>
  );
}
