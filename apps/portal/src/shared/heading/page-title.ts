import { create } from 'zustand';

/** The name of the page that is shown, as its title says it; undefined where it is the site's. */
export const usePageTitle = create<{ readonly title: string | undefined }>()(() => ({
  title: undefined,
}));
