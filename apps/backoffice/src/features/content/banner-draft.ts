import type { Banner, Banners } from './api/list-banners.ts';
import { shownDraftOf, shownOf, type ShownDraft } from '../../shared/audience/audience-draft.ts';
import { filled, type LocalText } from './local-text.ts';
import { unsaid, type Saying } from './saying.ts';

/** What an operator writes of a banner. */
export interface BannerDraft extends Saying, ShownDraft {
  readonly title: LocalText;
  readonly text: LocalText;
  readonly action: LocalText;
  readonly link: string;
  /** The address of the picture; empty for the drawn one. */
  readonly url: string;
  /** Whether it advertises (R13). */
  readonly isOffer: boolean;
  readonly place: string;
}

export type BannerForm = Omit<Banner, 'isShown'>;

export function draftOf({ list }: Banners, banner: Banner | undefined): BannerDraft {
  const place = list.findIndex(({ id }) => id === banner?.id) + 1;
  return {
    title: banner?.title ?? {},
    text: banner?.text ?? {},
    action: banner?.action ?? {},
    link: banner?.link ?? '',
    url: banner?.url ?? '',
    isOffer: banner?.isOffer ?? true,
    ...shownDraftOf(banner),
    place: String(Math.max(1, place)),
    ...unsaid,
  };
}

/** The colours of a drawn scene stay those of the row; a new one has the first of them. */
const usualPalette = 'harbour';

export function bannerOf(id: string, draft: BannerDraft, palette = usualPalette): BannerForm {
  const { title, text, action, link, url, isOffer } = draft;
  return {
    id,
    title: filled(title),
    text: filled(text),
    action: filled(action),
    link: link.trim(),
    url,
    isOffer,
    palette,
    ...shownOf(draft),
  };
}

/** What the server takes of a row that stands. */
export function formOf({ isShown: _isShown, ...form }: Banner): BannerForm {
  return form;
}
