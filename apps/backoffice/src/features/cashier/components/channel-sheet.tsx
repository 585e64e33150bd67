import { useTranslations } from '@portal/i18n/react';
import { Button, Form, Sheet, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeChannel } from '../api/change-channel.ts';
import type { DepositChannel, SiteLanguage } from '../api/read-channels.ts';
import { bodyOf, channelValues } from '../channel-values.ts';
import { ChannelFields } from './channel-fields.tsx';

const shown = ['place', 'least', 'most', 'dailyMost', 'fixed', 'tags', 'reason'] as const;
const places = { deposit_amount: 'most' } as const;

/** Opens or closes a channel, and sets its order, limits, fee, hours, audience and words. */
export function ChannelSheet(props: {
  readonly channel: DepositChannel | undefined;
  readonly languages: readonly SiteLanguage[];
  readonly onClose: () => void;
}) {
  const { channel, languages, onClose } = props;
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
        <ChannelForm key={channel.code} channel={channel} languages={languages} onDone={onClose} />
      )}
    </Sheet>
  );
}

function ChannelForm(props: {
  readonly channel: DepositChannel;
  readonly languages: readonly SiteLanguage[];
  readonly onDone: () => void;
}) {
  const { channel, languages, onDone } = props;
  const t = useTranslations('desk-deposits.channels');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const { code, version } = channel;
  const form = useForm({
    initial: channelValues(channel),
    checks: { reason: reasonCheck },
    submit: async (values) => {
      const outcome = await changeChannel({ params: { code }, body: bodyOf(values, version) });
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
      <ChannelFields form={form} languages={languages} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
