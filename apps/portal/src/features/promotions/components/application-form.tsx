import { useTranslations } from '@portal/i18n/react';
import { applicationLimits } from '@portal/protocol';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { forgetBadges } from '../../../shared/badges/badges.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';
import { useSentPictures } from '../../../shared/pictures/use-sent-pictures.ts';
import { applyForPromotion } from '../api/apply-for-promotion.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';
import { promotionKeys } from '../../../shared/promotions/promotion-keys.ts';

const shown = ['comment', 'images'] as const;
const places = { picture_unreadable: 'images' } as const;
const { commentCharacters: characters, images: most, imageBytes: bytes } = applicationLimits;
const bounds = { most, bytes };

/** A text and up to three pictures for who decides (PR-03). */
export function ApplicationForm({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.apply');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const pictures = useSentPictures(bounds);
  const { id, version, status, entry } = promotion;
  const isAppeal = status === 'REJECTED' && entry?.heldBy !== null;
  const form = useForm({
    initial: { comment: '', images: '' },
    keptAs: `promotion:${id}`,
    checks: {
      comment: (text) => {
        const { length } = text.trim();
        return length === 0
          ? t('needed')
          : length > characters
            ? t('tooLong', { characters })
            : undefined;
      },
      images: pictures.check,
    },
    submit: async ({ comment }) => {
      const { images, problem } = await pictures.read();
      if (problem !== undefined) {
        return { fields: { images: problem } };
      }
      const body = { version, comment: comment.trim(), images };
      const outcome = await applyForPromotion({ params: { id }, body });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('done'));
      form.reset();
      void queries.invalidateQueries({ queryKey: promotionKeys.all });
      forgetBadges(queries);
      return undefined;
    },
  });
  return (
    <div data-ux="PR-03">
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {t(isAppeal ? 'appeal' : status === 'REJECTED' ? 'again' : 'send')}
          </Button>
        }
      >
        <Field
          label={t('comment')}
          hint={t('commentHint', { count: form.values.comment.trim().length, characters })}
          isRequired
          {...form.field('comment')}
        >
          <TextArea {...form.text('comment')} rows={3} dir="auto" />
        </Field>
        <PicturesField
          bounds={bounds}
          {...form.field('images')}
          onChoose={(files) => {
            pictures.choose(files);
            form.set('images', String(files.length));
          }}
        />
      </Form>
    </div>
  );
}
