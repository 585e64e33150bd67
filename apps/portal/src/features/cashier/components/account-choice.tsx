import { useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import type { PayoutAccount } from '../api/read-payout-accounts.ts';

/** The account that a withdrawal goes to. */
export function AccountChoice(props: {
  readonly accounts: readonly PayoutAccount[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const t = useTranslations('cashier.kind');
  const { accounts, value, onChange } = props;
  return (
    <Select
      value={value}
      options={accounts.map(({ id, kind, institution, lastDigits }) => ({
        value: id,
        label: `${t(kind)} · ${institution} · •••• ${lastDigits}`,
      }))}
      onChange={onChange}
    />
  );
}
