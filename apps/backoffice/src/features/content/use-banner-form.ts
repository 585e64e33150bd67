import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import { changeBanners } from './api/change-banners.ts';
import type { Banner, Banners } from './api/list-banners.ts';
import { bannerOf, draftOf, formOf, type BannerDraft, type BannerForm } from './banner-draft.ts';
import { isAddress } from './contact-draft.ts';
import { shownFields } from '../../shared/audience/audience-draft.ts';
import { contentKeys } from './content-keys.ts';
import { isPlace, withoutRow, withRowAt } from './rows-at.ts';
import { useSectionSend } from './use-section-send.ts';
import { useShownChecks } from '../../shared/audience/use-shown-checks.ts';
import { useTextCheck } from './use-text-check.ts';

const shown = ['title', 'link', ...shownFields, 'place'] as const;

/** One banner; the banners are sent whole, against those that the operator saw. */
export function useBannerForm(props: {
  readonly banners: Banners;
  readonly banner: Banner | undefined;
  readonly onDone: () => void;
}) {
  const { onDone } = props;
  const [{ banners, banner }] = useState(props);
  const [id] = useState(() => banner?.id ?? `bnr_${crypto.randomUUID()}`);
  const t = useTranslations('desk-content');
  const sendSection = useSectionSend({ shown, queryKey: contentKeys.banners, onDone });
  const rows = banners.list.map(formOf);
  const { revision } = banners;
  const send = (list: readonly BannerForm[], draft: BannerDraft) =>
    sendSection(draft, (saying) =>
      changeBanners({ body: { revision, list: [...list], ...saying } }),
    );
  const form = useForm<BannerDraft>({
    initial: draftOf(banners, banner),
    checks: {
      ...useShownChecks(),
      title: useTextCheck(banners.languages),
      link: (link) => (isAddress(link) ? undefined : t('contact.addressWrong')),
      place: (place) => (isPlace(place) ? undefined : t('notices.placeWrong')),
      reason: useReasonCheck(),
    },
    submit: (draft) => {
      const row = bannerOf(id, draft, banner?.palette);
      return send(withRowAt(rows, row, Number(draft.place)), draft);
    },
  });
  const remove = (draft: BannerDraft) => send(withoutRow(rows, id), draft);
  return { form, remove };
}
