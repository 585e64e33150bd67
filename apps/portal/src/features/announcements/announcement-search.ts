import { listedAnnouncements, type ListedAnnouncement } from '@portal/protocol';

/** The query of the address: the page of the list, from 1, and what narrows it. */
export interface AnnouncementSearch {
  readonly page?: number | undefined;
  readonly type?: ListedAnnouncement | undefined;
  readonly unread?: 'yes' | undefined;
}

/** What it does not understand it leaves out. */
export function readAnnouncementSearch(raw: Readonly<Record<string, unknown>>): AnnouncementSearch {
  const page = Number(raw['page']);
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    type: listedAnnouncements.find((type) => type === raw['type']),
    unread: raw['unread'] === 'yes' ? 'yes' : undefined,
  };
}
