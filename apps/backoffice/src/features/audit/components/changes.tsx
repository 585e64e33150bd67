import { ChevronEndIcon } from '@portal/ui';
import { MoneyText, Moment } from '../../../shared/money-text.tsx';
import { useFieldText } from '../field-text.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';

/** Before and after of each field that changed. */
export function Changes({ row }: { readonly row: AuditRow }) {
  const fieldText = useFieldText();
  const fields = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  const changed = fields.filter((field) => row.before?.[field] !== row.after?.[field]);
  return (
    <span className="grid gap-1 text-13">
      {changed.map((field) => (
        <span key={field} className="inline-flex flex-wrap items-center gap-1">
          <bdi className="text-text-3 wrap-anywhere">{fieldText(field)}</bdi>
          <bdi className="wrap-anywhere">
            <Fact text={row.before?.[field]} />
          </bdi>
          <ChevronEndIcon size={12} />
          <bdi className="font-semibold wrap-anywhere">
            <Fact text={row.after?.[field]} />
          </bdi>
        </span>
      ))}
    </span>
  );
}

/** An amount as the trail tells it: `1000.00 THB`. */
const moneyPattern = /^(?<amount>-?\d+(?:\.\d+)?) (?<code>[A-Z]{3,5})$/u;

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** What an entry tells of a field; an amount and a moment are shown as everywhere. */
function Fact({ text }: { readonly text: string | undefined }) {
  if (text !== undefined && momentPattern.test(text)) {
    return <Moment at={text} />;
  }
  const { amount, code } = moneyPattern.exec(text ?? '')?.groups ?? {};
  return amount === undefined || code === undefined ? (
    (text ?? '—')
  ) : (
    <MoneyText amount={amount} currencyCode={code} />
  );
}
