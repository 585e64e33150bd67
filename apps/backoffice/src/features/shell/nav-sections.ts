/** The parts of the navigation from the top down; all but the first have a heading. */
export const navSections = [
  'start',
  'people',
  'money',
  'play',
  'rewards',
  'site',
  'control',
] as const;

export type NavSection = (typeof navSections)[number];
