import { useTranslations } from '@portal/i18n/react';
import type { OperatorRole } from '@portal/protocol';
import { Field, Select } from '@portal/ui';

/** One of the roles that this operator may give, and what it may do. */
export function RoleField(props: {
  readonly roles: readonly OperatorRole[];
  readonly value: OperatorRole;
  readonly onChange: (role: OperatorRole) => void;
}) {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell.role');
  return (
    <Field label={t('columns.role')} isRequired hint={t(`may.${props.value}`)}>
      <Select
        options={props.roles.map((value) => ({ value, label: shell(value) }))}
        value={props.value}
        onChange={props.onChange}
      />
    </Field>
  );
}
