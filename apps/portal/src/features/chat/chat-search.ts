import { type ChatRoom, chatRooms } from '@portal/protocol';

/** The query of the address of the chat. */
export interface ChatSearch {
  readonly room?: ChatRoom | undefined;
}

/** What it does not understand it leaves out. */
export function readChatSearch(raw: Readonly<Record<string, unknown>>): ChatSearch {
  return { room: chatRooms.find((room) => room === raw['room']) };
}
