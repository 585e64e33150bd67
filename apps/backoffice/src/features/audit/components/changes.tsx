import { ChevronEndIcon, CopyId } from '@portal/ui';
import { MoneyText, Moment } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { useFieldText } from '../field-text.ts';
import type { AuditRow } from '../api/list-audit-entries.ts';
import { useValueText } from '../value-text.ts';

/** Before and after of each field that changed. */
export function Changes({ row }: { readonly row: AuditRow }) {
  const fieldText = useFieldText();
  const fields = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  const changed = fields.filter((field) => row.before?.[field] !== row.after?.[field]);
  if (changed.length === 0) {
    return <span className="text-text-3">—</span>;
  }
  return (
    <span className="grid gap-1 text-13">
      {changed.map((field) => (
        <span key={field} className="inline-flex flex-wrap items-center gap-1">
          <bdi className="text-text-3 wrap-anywhere">{fieldText(field)}</bdi>
          <bdi className="wrap-anywhere">
            <Fact row={row} field={field} text={row.before?.[field]} />
          </bdi>
          <ChevronEndIcon size={12} />
          <bdi className="font-semibold wrap-anywhere">
            <Fact row={row} field={field} text={row.after?.[field]} />
          </bdi>
        </span>
      ))}
    </span>
  );
}

/** Orders tell an amount and its currency as two fields of one entry. */
const bareAmounts: readonly string[] = ['amount', 'amountOfEach', 'arrived', 'paid', 'protected'];
const barePattern = /^-?\d+(?:\.\d+)?$/u;

/** An amount as the trail tells it: `1000.00 THB`. */
const moneyPattern = /^(?<amount>-?\d+(?:\.\d+)?) (?<code>[A-Z]{3,5})$/u;

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

const idPattern = /^[a-z]{3}_[0-9A-Za-z_-]{8,}$/u;

/** What an entry tells of a field; amounts, moments and ids are shown as everywhere. */
function Fact(props: {
  readonly row: AuditRow;
  readonly field: string;
  readonly text: string | undefined;
}) {
  const { row, field, text } = props;
  const copy = useCopyLabels();
  const valueText = useValueText();
  if (text !== undefined && idPattern.test(text)) {
    const name = row.names[text];
    return (
      <>
        {name !== undefined && <bdi>{name} </bdi>}
        <CopyId id={text} labels={copy} />
      </>
    );
  }
  if (text !== undefined && momentPattern.test(text)) {
    return <Moment at={text} />;
  }
  if (text === undefined) {
    return '—';
  }
  const money = moneyOf(row, field, text);
  return money === undefined ? valueText(row.action, field, text) : <MoneyText {...money} />;
}

function moneyOf({ before, after }: AuditRow, field: string, text: string) {
  const { amount, code } = moneyPattern.exec(text)?.groups ?? {};
  if (amount !== undefined && code !== undefined) {
    return { amount, currencyCode: code };
  }
  const currencyCode = after?.['currency'] ?? before?.['currency'];
  const isAmount = bareAmounts.includes(field) && barePattern.test(text);
  return isAmount && currencyCode !== undefined ? { amount: text, currencyCode } : undefined;
}
