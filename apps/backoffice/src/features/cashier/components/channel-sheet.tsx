import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, Sheet, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeChannel } from '../api/change-channel.ts';
import type { DepositChannel } from '../api/read-channels.ts';

const shown = ['least', 'most', 'reason'] as const;
const places = { deposit_amount: 'most' } as const;

/** Opens or closes a channel and sets its limits. */
export function ChannelSheet(props: {
  readonly channel: DepositChannel | undefined;
  readonly onClose: () => void;
}) {
  const { channel, onClose } = props;
  const t = useTranslations('desk-deposits.channels');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Sheet
      ux="BO-03-channel"
      isWhole
      isOpen={channel !== undefined}
      onClose={onClose}
      title={t('one', { name: channel?.name ?? '' })}
      closeLabel={close}
    >
      {channel !== undefined && (
        <ChannelForm key={channel.code} channel={channel} onDone={onClose} />
      )}
    </Sheet>
  );
}

function ChannelForm(props: { readonly channel: DepositChannel; readonly onDone: () => void }) {
  const { channel, onDone } = props;
  const t = useTranslations('desk-deposits.channels');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const { isOpen, least, most, code } = channel;
  const form = useForm({
    initial: { isOpen, least, most, reason: '' },
    checks: { reason: reasonCheck },
    submit: async (values) => {
      const body = { ...values, least: values.least.trim(), most: values.most.trim() };
      const outcome = await changeChannel({ params: { code }, body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('saved'));
      onDone();
      return undefined;
    },
  });
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
      <Checkbox label={t('isOpen')} {...form.box('isOpen')} />
      <Field label={t('least')} {...form.field('least')}>
        <Input {...form.text('least')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('most')} {...form.field('most')}>
        <Input {...form.text('most')} inputMode="decimal" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
