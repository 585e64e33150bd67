/** Query keys of the desk's first page and of the revenue by day. */
export const overviewKeys = {
  overview: ['overview'] as const,
  revenue: (search: object) => ['overview', 'revenue', search] as const,
};
