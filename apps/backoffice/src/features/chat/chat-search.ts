import { type ChatRoom, chatRooms } from '@portal/protocol';

export const chatViews = ['reported', 'decided', 'all'] as const;

/** The query of the address of the moderators' page. */
export interface ChatSearch {
  readonly view?: (typeof chatViews)[number] | undefined;
  readonly room?: ChatRoom | undefined;
  /** The message that is open beside the list. */
  readonly message?: string | undefined;
}

const messageId = /^cht_[0-9A-Za-z-]{8,40}$/u;

/** What it does not understand it leaves out. */
export function chatSearch(raw: Readonly<Record<string, unknown>>): ChatSearch {
  const message = String(raw['message']);
  return {
    view: chatViews.find((view) => view === raw['view']),
    room: chatRooms.find((room) => room === raw['room']),
    message: messageId.test(message) ? message : undefined,
  };
}
