import { create } from 'zustand';

/** What any answer of the server may tell the whole page, whichever call it was. */
interface SiteWatch {
  /** The site closed while the page was open: maintenance or region. */
  readonly isClosed: boolean;
  readonly close: () => void;
}

export const siteWatch = create<SiteWatch>()((set) => ({
  isClosed: false,
  close: () => {
    set({ isClosed: true });
  },
}));
