import { useTranslations } from '@portal/i18n/react';
import { releasedProtections, type ReleasedProtection } from '@portal/protocol';
import { Button, Field, Form, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { MemberDetail } from '../api/read-member.ts';
import { releaseProtection } from '../api/release-protection.ts';

const shortestReason = 3;
const shown = ['what', 'reason'] as const;
const initial: { readonly what: ReleasedProtection; readonly reason: string } = {
  what: 'sms',
  reason: '',
};

/** What is taken off, and why. */
export function ReleaseForm(props: {
  readonly member: MemberDetail;
  readonly onClose: () => void;
}) {
  const { member, onClose } = props;
  const t = useTranslations('desk-members.member.release');
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial,
    keptAs: `release:${member.id}`,
    checks: {
      reason: (reason) =>
        reason.trim().length < shortestReason
          ? t('reasonShort', { min: shortestReason })
          : undefined,
    },
    submit: async ({ what, reason }) => {
      const outcome = await releaseProtection({
        params: { id: member.id },
        body: { what, reason: reason.trim() },
      });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { protection_not_set: 'what' } });
      }
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('action')}
          </Button>
        </>
      }
    >
      <Field label={t('what')} {...form.field('what')}>
        <Select
          {...form.choice('what')}
          options={releasedProtections.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
      </Field>
      <Field label={t('reason')} isRequired hint={t('reasonHint')} {...form.field('reason')}>
        <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
      </Field>
    </Form>
  );
}
