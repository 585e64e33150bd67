/** design-brief.md 1.11: twenty to a page. */
export const recordPageSize = '20';
