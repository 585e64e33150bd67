import { messageTopics, type MessageTopic } from '@portal/protocol';

/** The query of the inbox's address. */
export interface InboxSearch {
  readonly view?: 'unread' | undefined;
  readonly topic?: MessageTopic | undefined;
}

/** What it does not understand it leaves out. */
export function readInboxSearch(raw: Readonly<Record<string, unknown>>): InboxSearch {
  const topic = messageTopics.find((candidate) => candidate === raw['topic']);
  return {
    ...(raw['view'] === 'unread' && { view: 'unread' }),
    ...(topic !== undefined && { topic }),
  };
}
