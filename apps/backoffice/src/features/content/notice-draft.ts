import { isOfferNotice, type NoticeExecution, type NoticeType } from '@portal/protocol';
import type { BrandNotice, BrandNotices } from './api/list-brand-notices.ts';
import { shownDraftOf, shownOf, type ShownDraft } from '../../shared/audience/audience-draft.ts';
import { filled, type LocalText } from './local-text.ts';
import { unsaid, type Saying } from './saying.ts';

/** What an operator writes of an announcement. */
export interface NoticeDraft extends Saying, ShownDraft {
  readonly promotionType: NoticeType;
  readonly execution: NoticeExecution;
  /** Undefined until the operator says it: then the kind does. */
  readonly isOffer: boolean | undefined;
  readonly isPinned: boolean;
  readonly isForAgents: boolean;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly place: string;
}

/** A new one stands first: the marquee shows the first six. */
const empty: NoticeDraft = {
  promotionType: 'B',
  execution: 'B',
  isOffer: undefined,
  isPinned: false,
  isForAgents: false,
  title: {},
  content: {},
  place: '1',
  ...shownDraftOf(undefined),
  ...unsaid,
};

export function draftOf(list: BrandNotices['list'], notice: BrandNotice | undefined): NoticeDraft {
  if (notice === undefined) {
    return empty;
  }
  const { promotionType, execution, isOffer, isPinned, isForAgents, title, content } = notice;
  const place = String(list.findIndex(({ id }) => id === notice.id) + 1);
  return {
    promotionType,
    execution,
    isOffer,
    isPinned,
    isForAgents,
    title,
    content,
    place,
    ...shownDraftOf(notice),
    ...unsaid,
  };
}

type NoticeForm = Omit<BrandNotice, 'time' | 'isShown'>;

export function noticeOf(id: string, draft: NoticeDraft): NoticeForm {
  const { promotionType, execution, isPinned, isForAgents, title, content } = draft;
  return {
    id,
    promotionType,
    execution,
    isOffer: isOfferNotice(draft),
    isPinned,
    isForAgents: isForAgents && promotionType !== 'PU',
    title: filled(title),
    content: filled(content),
    ...shownOf(draft),
  };
}

/** What the server takes of a row that stands. */
export function formOf({ time: _time, isShown: _isShown, ...form }: BrandNotice): NoticeForm {
  return form;
}
