import { create } from 'zustand';

/** Whether the page that is shown lists its keys itself, as those with a queue do. */
export const usePageKeys = create<{
  readonly hasOwn: boolean;
  /** Answers with what gives the list back to the desk. */
  readonly take: () => () => void;
}>()((set) => ({
  hasOwn: false,
  take: () => {
    set({ hasOwn: true });
    return () => set({ hasOwn: false });
  },
}));
