/** Keys of everything that lists games; the language belongs to each, titles are translated. */
export const gameKeys = {
  page: (query: object, language: string) => ['games', 'page', query, language] as const,
  counts: (query: object, language: string) => ['games', 'counts', query, language] as const,
  hot: (language: string) => ['games', 'hot', language] as const,
  /** What the document brought of the vendors: those of its own category. */
  firstVendors: (language: string) => ['games', 'first vendors', language] as const,
  vendors: (language: string) => ['games', 'vendors', language] as const,
};

/** Ten minutes: lists of games change when an operator changes them. */
export const gamesFreshForMs = 600_000;
