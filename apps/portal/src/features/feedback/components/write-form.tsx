import { useTranslations } from '@portal/i18n/react';
import { applicationLimits, feedbackPictures } from '@portal/protocol';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';
import { useSentPictures } from '../../../shared/pictures/use-sent-pictures.ts';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';
import { ownFeedbackQuery } from '../api/list-own-feedback.ts';
import { sendFeedback } from '../api/send-feedback.ts';
import { useMessageChecks } from '../hooks/use-message-checks.ts';
import { MessageFields } from './message-fields.tsx';

const bounds = { most: feedbackPictures, bytes: applicationLimits.imageBytes };
const shown = ['questionType', 'content', 'images'] as const;
const places = { picture_unreadable: 'images' } as const;

/** A message to the customer service: its subject, between how many words, up to three pictures. */
export function WriteForm({ rule }: { readonly rule: HelpCenter['feedback'] }) {
  const t = useTranslations('service');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const [first = 'other'] = rule.questionTypes;
  const pictures = useSentPictures(bounds);
  const [turn, setTurn] = useState(0);
  const form = useForm({
    initial: { questionType: first, content: '', images: '' },
    keptAs: 'service',
    // Files are not kept: what was typed comes back without them.
    secrets: ['images'],
    checks: {
      ...useMessageChecks(rule),
      images: pictures.check,
    },
    submit: async ({ questionType, content }) => {
      const { images, problem } = await pictures.read();
      if (problem !== undefined) {
        return { fields: { images: problem } };
      }
      const outcome = await sendFeedback({ body: { questionType, content, images } });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('sent'));
      form.reset();
      pictures.choose([]);
      setTurn(turn + 1);
      void queries.invalidateQueries(ownFeedbackQuery);
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
      <MessageFields form={form} rule={rule} />
      <PicturesField
        key={turn}
        bounds={bounds}
        {...form.field('images')}
        onChoose={(files) => {
          pictures.choose(files);
          form.set('images', String(files.length));
        }}
      />
    </Form>
  );
}
