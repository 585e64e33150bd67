import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { changeRegistrationRules } from '../api/change-registration-rules.ts';
import type { RegistrationRules } from '../api/read-registration-rules.ts';
import { contentKeys } from '../content-keys.ts';
import { draftOfRules, moved, rulesIn, type RuleDraft } from '../registration-draft.ts';
import { unsaid, type Saying } from '../saying.ts';
import { useSectionSend } from '../use-section-send.ts';
import { RegistrationPreview } from './registration-preview.tsx';
import { RuleRow } from './rule-row.tsx';
import { mayManage, SectionForm } from './section-form.tsx';

interface RulesDraft extends Saying {
  readonly fields: readonly RuleDraft[];
}

/** Which fields the registration asks for, by which rules, in which order; beside it the form. */
export function RegistrationForm(props: {
  readonly rules: RegistrationRules;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-registration');
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [rules] = useState(props.rules);
  const form = useRegistrationForm(rules, props.onDone);
  const { value: rows, onChange } = form.choice('fields');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_390px]">
      <SectionForm form={form} section={rules}>
        <fieldset
          disabled={!mayManage(rules)}
          aria-label={t('fields')}
          className="m-0 grid min-w-0 gap-3 border-0 p-0"
        >
          {rows.map((row, at) => (
            <RuleRow
              key={row.name}
              row={row}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onChange={(next) => onChange(rows.with(at, next))}
              onMove={(by) => onChange(moved(rows, { at, by }))}
            />
          ))}
        </fieldset>
      </SectionForm>
      <RegistrationPreview rows={rows} />
    </div>
  );
}

function useRegistrationForm(rules: RegistrationRules, onDone: () => void) {
  const t = useTranslations('desk-registration');
  const queryKey = contentKeys.registration;
  const sendSection = useSectionSend({ shown: ['fields'], queryKey, onDone });
  return useForm<RulesDraft>({
    initial: { fields: draftOfRules(rules), ...unsaid },
    checks: {
      fields: (rows) => (rulesIn(rows) === undefined ? t('lengthWrong') : undefined),
      reason: useReasonCheck(),
    },
    submit: (draft) =>
      sendSection(draft, (saying) => {
        // The check of the rows let them through.
        const fields = rulesIn(draft.fields) ?? [];
        return changeRegistrationRules({ body: { revision: rules.revision, fields, ...saying } });
      }),
  });
}
