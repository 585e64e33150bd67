/** The kinds of announcements that are listed: all but popups, which have a place of their own. */
export const listedAnnouncements = ['B', 'PL', 'PR', 'H'] as const;
export type ListedAnnouncement = (typeof listedAnnouncements)[number];
