/** The query of the address: the page of the list, from 1. */
export interface AnnouncementSearch {
  readonly page?: number | undefined;
}

/** What it does not understand it leaves out. */
export function readAnnouncementSearch(raw: Readonly<Record<string, unknown>>): AnnouncementSearch {
  const page = Number(raw['page']);
  return { page: Number.isInteger(page) && page > 1 ? page : undefined };
}
