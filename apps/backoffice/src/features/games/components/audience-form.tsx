import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import {
  shownDraftOf,
  shownFields,
  shownOf,
  type Shown,
} from '../../../shared/audience/audience-draft.ts';
import { useAudienceText } from '../../../shared/audience/shown-columns.tsx';
import { ShownFields } from '../../../shared/audience/shown-fields.tsx';
import { useShownChecks } from '../../../shared/audience/use-shown-checks.ts';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import type { SiteLanguage } from '../../../shared/site-language.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { AudienceBody } from '../api/change-audience.ts';

interface AudienceProps {
  readonly name: string;
  readonly shown: Shown;
  readonly send: (body: AudienceBody) => Promise<Failure | { readonly ok: true }>;
  /** What the site has: of its languages some are chosen, on its clocks the moments are written. */
  readonly site: { readonly languages: readonly SiteLanguage[]; readonly timeZone: string };
}

const wall = (text: string | null) => text?.replace('T', ' ') ?? '…';

/** When and to whom a game or a vendor is shown; folded, because most are for everybody. */
export function AudienceForm(props: AudienceProps) {
  const [isOpen, setOpen] = useState(false);
  const { audience, showFrom, showTo } = props.shown;
  const schedule = showFrom === null && showTo === null ? [] : [wall(showFrom), '–', wall(showTo)];
  const audienceText = useAudienceText();
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="mb-3 min-h-6 cursor-pointer text-14">
        <bdi>{audienceText(audience)}</bdi>{' '}
        <bdi dir="ltr" className="text-text-2">
          {schedule.join(' ')}
        </bdi>
      </summary>
      {isOpen && <OpenForm {...props} />}
    </details>
  );
}

function OpenForm(props: AudienceProps) {
  const t = useTranslations('desk-games.audience');
  const words = useFormWords();
  const form = useAudienceForm(props);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('save')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('hint')}</p>
      <ShownFields form={form} section={props.site} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useAudienceForm({ name, shown, send }: AudienceProps) {
  const t = useTranslations('desk-games.audience');
  const landing = useLanding();
  return useForm({
    initial: { ...shownDraftOf(shown), reason: '' },
    checks: { ...useShownChecks(), reason: useReasonCheck() },
    submit: async (draft) => {
      const outcome = await send({ ...shownOf(draft), reason: draft.reason.trim() });
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: [...shownFields, 'reason'] });
      }
      toastDone(t('done', { name }));
      return undefined;
    },
  });
}
