import { useFormats, useTranslations } from '@portal/i18n/react';
import { type ChatRoom, mostChatCharacters } from '@portal/protocol';
import { Button, Field, Form, Input, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { chatKey, type Launched } from '../api/launch-chat.ts';
import { messagesQuery } from '../api/list-messages.ts';
import { sendMessage } from '../api/send-message.ts';

interface WriterProps {
  readonly room: ChatRoom;
  readonly launched: Launched;
}

/** Where a member writes; a trial and who is muted read why they do not. */
export function ChatWriter({ room, launched }: WriterProps) {
  const t = useTranslations('chat');
  const formats = useFormats();
  const show = useDialogs((state) => state.show);
  const { muted, mayWrite, chatUrl } = launched;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      {muted !== null ? (
        <div role="status" className="text-14">
          <p className="m-0 font-semibold">
            {t('muted', { until: formats.fullDateTime(muted.until) })}
          </p>
          <p dir="auto" className="m-0 text-text-2">
            {t('mutedReason', { reason: muted.reason })}
          </p>
        </div>
      ) : mayWrite ? (
        <WriteForm room={room} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-14">
          <p className="m-0">{t('trial')}</p>
          <Button size="touch" variant="primary" onClick={() => show('register')}>
            {t('register')}
          </Button>
        </div>
      )}
      <p className="m-0 flex flex-wrap gap-x-3 text-12 text-text-3">
        <span>{t('rules')}</span>
        <a href={chatUrl} target="_blank" rel="noreferrer" className="text-link">
          {t('ownWindow')}
        </a>
      </p>
    </div>
  );
}

function WriteForm({ room }: { readonly room: ChatRoom }) {
  const t = useTranslations('chat');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const form = useForm({
    initial: { content: '' },
    keptAs: `chat:${room}`,
    checks: { content: (value) => (value.trim() === '' ? t('nothing') : undefined) },
    submit: async ({ content }) => {
      const outcome = await sendMessage({ params: { room }, body: { content: content.trim() } });
      if (!outcome.ok) {
        if (outcome.code === 'chat_muted') {
          void queries.invalidateQueries({ queryKey: [...chatKey, 'launch'] });
        }
        return landing(outcome, { shown: ['content'], places: refusals });
      }
      form.reset();
      void queries.invalidateQueries(messagesQuery(room));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <Field label={t('message')} {...form.field('content')}>
        <Input
          {...form.text('content')}
          maxLength={mostChatCharacters}
          autoComplete="off"
          dir="auto"
        />
      </Field>
    </Form>
  );
}

/** Refusals that are about the words themselves. */
const refusals = { chat_link: 'content', chat_pace: 'content' } as const;
