import { useTranslations } from '@portal/i18n/react';
import { patternIds } from '@portal/protocol';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Card,
  Checkbox,
  Field,
  IconButton,
  Input,
  Select,
} from '@portal/ui';
import { fixedFields, ruleIn, type RuleDraft } from '../registration-draft.ts';
import { usePatternText } from '../use-pattern-text.ts';

/** One field of the registration: whether it is asked for, by which rule, and its place. */
export function RuleRow(props: {
  readonly row: RuleDraft;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (row: RuleDraft) => void;
  readonly onMove: (by: -1 | 1) => void;
}) {
  const t = useTranslations('desk-registration');
  const name = useTranslations('registration.fields')(props.row.name);
  const { row, isFirst, isLast, onChange, onMove } = props;
  const isFixed = fixedFields.includes(row.name);
  return (
    <Card className="p-4">
      <section aria-label={name} className="grid gap-3">
        <header className="flex items-center gap-2">
          <h3 className="m-0 me-auto text-16 font-semibold">{name}</h3>
          <IconButton
            label={t('up', { name })}
            icon={<ArrowUpIcon size={18} />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('down', { name })}
            icon={<ArrowDownIcon size={18} />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </header>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox
            label={t('enabled')}
            checked={row.enabled}
            disabled={isFixed}
            onChange={({ target }) => onChange({ ...row, enabled: target.checked })}
          />
          <Checkbox
            label={t('required')}
            checked={row.required}
            disabled={isFixed || !row.enabled}
            onChange={({ target }) => onChange({ ...row, required: target.checked })}
          />
        </div>
        {row.enabled && <Rule row={row} onChange={onChange} />}
      </section>
    </Card>
  );
}

function Rule(props: { readonly row: RuleDraft; readonly onChange: (row: RuleDraft) => void }) {
  const t = useTranslations('desk-registration');
  const patternText = usePatternText();
  const { row, onChange } = props;
  const rule = ruleIn(row);
  const lengths = { minLength: rule?.minLength ?? 0, maxLength: rule?.maxLength ?? 0 };
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_7rem_minmax(0,1fr)]">
      {(['minLength', 'maxLength'] as const).map((length) => (
        <Field
          key={length}
          label={t(length)}
          error={rule === undefined && length === 'maxLength' ? t('lengthWrong') : undefined}
        >
          <Input
            value={row[length]}
            onChange={({ target }) => onChange({ ...row, [length]: target.value })}
            inputMode="numeric"
            dir="ltr"
          />
        </Field>
      ))}
      <Field label={t('pattern')}>
        <Select
          value={row.patternId}
          onChange={(patternId) => onChange({ ...row, patternId })}
          options={patternIds.map((id) => ({
            value: id,
            label: patternText({ patternId: id, ...lengths }),
          }))}
        />
      </Field>
    </div>
  );
}
