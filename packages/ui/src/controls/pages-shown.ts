interface Shown {
  readonly key: string;
  /** Absent for a gap. */
  readonly page?: number;
}

/** First, last, and the pages around the current one; never more than seven places. */
export function pagesShown(page: number, totalPages: number): readonly Shown[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter(
    (number) => number >= 1 && number <= totalPages,
  );
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((number, at) => {
    const gap = number - (pages[at - 1] ?? number - 1);
    const own = { key: `page-${number}`, page: number };
    if (gap <= 1) {
      return [own];
    }
    // A gap of one is shown as the page it stands for.
    return gap === 2
      ? [{ key: `page-${number - 1}`, page: number - 1 }, own]
      : [{ key: `gap-${number}` }, own];
  });
}
