import { create } from 'zustand';

/** What any answer of the server may tell the whole page, whichever call it was. */
interface SiteWatch {
  /** The session ended elsewhere or ran out; a dialog says so and keeps the place. */
  readonly isSessionEnded: boolean;
  /** The site closed while the page was open: maintenance or region. */
  readonly isClosed: boolean;
  readonly endSession: () => void;
  readonly acknowledge: () => void;
  readonly close: () => void;
}

export const siteWatch = create<SiteWatch>()((set) => ({
  isSessionEnded: false,
  isClosed: false,
  endSession: () => {
    set({ isSessionEnded: true });
  },
  acknowledge: () => {
    set({ isSessionEnded: false });
  },
  close: () => {
    set({ isClosed: true });
  },
}));
