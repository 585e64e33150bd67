import { useTranslations } from '@portal/i18n/react';
import { applicationLimits } from '@portal/protocol';
import { Button, Field, Form, Input, TextArea, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetBadges } from '../../../shared/badges/badges.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts';
import { applyForPromotion } from '../api/apply-for-promotion.ts';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';
import { promotionKeys } from '../../../shared/promotions/promotion-keys.ts';

const shown = ['comment', 'images'] as const;
const places = { picture_unreadable: 'images' } as const;
const kinds: readonly string[] = ['image/png', 'image/jpeg'];
const { commentCharacters: characters, images: most, imageBytes } = applicationLimits;
const megabytes = imageBytes / 1024 / 1024;

/** A text and up to three pictures for who decides (PR-03). */
export function ApplicationForm({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.apply');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { id, version, status } = promotion;
  const form = useForm({
    initial: { comment: '', images: '' },
    keptAs: `promotion:${id}`,
    checks: {
      comment: (text) => (text.trim() === '' ? t('needed') : undefined),
      images: () => {
        if (files.length > most) {
          return t('many', { most });
        }
        const isFine = files.every(({ type, size }) => kinds.includes(type) && size <= imageBytes);
        return isFine ? undefined : t('kind', { megabytes });
      },
    },
    submit: async ({ comment }) => {
      const pictures = await Promise.all(files.map(shrinkPicture));
      const images = pictures.filter((picture) => picture !== undefined);
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
            {t(status === 'REJECTED' ? 'again' : 'send')}
          </Button>
        }
      >
        <Field
          label={t('comment')}
          hint={t('commentHint', { characters })}
          isRequired
          {...form.field('comment')}
        >
          <TextArea {...form.text('comment')} rows={3} maxLength={characters} dir="auto" />
        </Field>
        <Field
          label={t('images')}
          hint={t('imagesHint', { most, megabytes })}
          {...form.field('images')}
        >
          <Input
            name="images"
            type="file"
            accept={kinds.join(',')}
            multiple
            onChange={({ target }) => {
              setFiles([...(target.files ?? [])]);
              form.set('images', String(target.files?.length ?? 0));
            }}
          />
        </Field>
      </Form>
    </div>
  );
}
