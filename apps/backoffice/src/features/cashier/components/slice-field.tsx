import { Field, Select } from '@portal/ui';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';

/** Which payment of an order is meant; nothing is asked where there is only one. */
export function SliceField(props: {
  readonly label: string;
  readonly slices: readonly ReviewedWithdrawal['slices'][number][];
  readonly choice: { readonly value: string; readonly onChange: (value: string) => void };
}) {
  const { label, slices, choice } = props;
  return (
    slices.length > 1 && (
      <Field label={label}>
        <Select
          {...choice}
          options={slices.map(({ id: value, amount, bankReference }) => {
            return { value, label: `${amount} · ${bankReference ?? ''}` };
          })}
        />
      </Field>
    )
  );
}
