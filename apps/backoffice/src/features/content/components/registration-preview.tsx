import { useTranslations } from '@portal/i18n/react';
import {
  extraRegistrationFields,
  fieldProblem,
  liveRule,
  type FieldRule,
  type RegistrationField,
} from '@portal/protocol';
import { Field, Input } from '@portal/ui';
import { useState } from 'react';
import { ruleIn, type RuleDraft } from '../registration-draft.ts';
import { usePatternText } from '../use-pattern-text.ts';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import styles from './registration-preview.module.css';

type Fields = Readonly<Record<RegistrationField, FieldRule>>;

/** Asked for first, in this order, before the fields that only some sites have. */
const leading = ['username', 'password', 'mobileNum', 'affiliateCode'] as const;

/**
 * The form as a visitor gets it, on a phone and on a desktop. Rules and order are those of the
 * portal: the same functions say what is wrong with what is typed here.
 */
export function RegistrationPreview({ rows }: { readonly rows: readonly RuleDraft[] }) {
  const t = useTranslations('desk-registration.preview');
  const more = useTranslations('registration');
  const fields = fieldsIn(rows);
  const { required, optional } = extraRegistrationFields({
    fields,
    order: rows.map(({ name }) => name),
  });
  const first = leading.filter((name) => fields[name].enabled);
  return (
    <div className="grid min-w-0 gap-3 xl:sticky xl:top-4">
      <p className="m-0 text-13 text-text-2">{t('text')}</p>
      <PreviewFrame>
        <div
          data-ux="BO-14-preview"
          className={`${styles['dialog']} grid gap-3 rounded-card border border-line bg-s1 p-4`}
        >
          {[...first, ...required].map((name) => (
            <PreviewField key={name} name={name} rule={fields[name]} />
          ))}
          {optional.length > 0 && (
            <details open className="rounded-control border border-line px-3">
              <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-semibold">
                {more('more', { count: optional.length })}
              </summary>
              <div className="grid gap-2 pb-3">
                {optional.map((name) => (
                  <PreviewField key={name} name={name} rule={fields[name]} />
                ))}
              </div>
            </details>
          )}
        </div>
      </PreviewFrame>
    </div>
  );
}

/** A rule whose lengths cannot be read yet is shown without bounds. */
function fieldsIn(rows: readonly RuleDraft[]): Fields {
  const loose = { minLength: 0, maxLength: 255 };
  const rules = rows.map((row) => [row.name, ruleIn(row) ?? { ...row, ...loose }] as const);
  // The rows name every field once.
  return Object.fromEntries(rules) as Fields;
}

function PreviewField(props: { readonly name: RegistrationField; readonly rule: FieldRule }) {
  const t = useTranslations('registration.fields');
  const optional = useTranslations('common.form')('optional');
  const [value, setValue] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const { name, rule } = props;
  const hint = useHint(rule, value);
  const error = useProblem(rule, value);
  const isWrong = isLeft && value !== '';
  return (
    <Field
      label={t(name)}
      isRequired={rule.required}
      {...(rule.required ? {} : { optionalWord: optional })}
      hint={hint}
      error={isWrong ? error : undefined}
      isRight={value !== '' && error === undefined}
    >
      <Input
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onBlur={() => setIsLeft(true)}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

function useHint(rule: FieldRule, value: string): string {
  const t = useTranslations('registration.live');
  const live = liveRule(rule, value);
  const { minLength: min, maxLength: max } = rule;
  return 'count' in live ? t(live.key, { min, max, count: live.count }) : t('range', { min, max });
}

function useProblem(rule: FieldRule, value: string): string | undefined {
  const t = useTranslations('registration.problems');
  const patternText = usePatternText();
  const { minLength: min, maxLength: max } = rule;
  switch (fieldProblem(rule, value)) {
    case 'required':
      return t('required');
    case 'length':
      return min === max ? t('lengthExact', { min }) : t('length', { min, max });
    case 'pattern':
      return patternText(rule);
    default:
      return undefined;
  }
}
