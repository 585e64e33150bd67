/** A span of time, its end excluded. */
export interface Span {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** How many rows may be looked at. */
export interface WalkBounds {
  /** In the first window, then four times as many in each, up to the most at once. */
  readonly first: number;
  /** Besides those of one moment. */
  readonly mostAtOnce: number;
  readonly most: number;
}

/** What a look at the end of a span came to. */
export interface Look {
  readonly seenCount: number;
  /** How far back it went: to the beginning, or less far where there was too much. */
  readonly since: Temporal.Instant;
  readonly isEnough: boolean;
}

const firstSeconds = 60;
const rowGrowth = 4;
const timeGrowth = 8;

/**
 * Walks a span back from its end, in windows that grow while there is little in them, until it is
 * enough or as much was looked at as may be. Answers how far back it came.
 */
export async function walkBack(
  span: Span,
  bounds: WalkBounds,
  look: (window: Span & { readonly most: number }) => Promise<Look>,
): Promise<Temporal.Instant> {
  let most = Math.min(bounds.first, bounds.mostAtOnce);
  let seconds = firstSeconds;
  let seen = 0;
  let at = span.to;
  while (Temporal.Instant.compare(at, span.from) > 0 && seen < bounds.most) {
    const from = laterOf(span.from, at.subtract({ seconds }));
    // One window needs the answer of the one before: how far that one came.
    const { seenCount, since, isEnough } = await look({ from, to: at, most });
    if (isEnough) {
      return since;
    }
    most = Math.min(most * rowGrowth, bounds.mostAtOnce);
    seconds = nextSeconds({ passed: at.since(since).total('seconds'), seenCount, most });
    seen += seenCount;
    at = since;
  }
  return at;
}

/** In which about half as many rows lie as may be looked at, if time goes on as it passed. */
function nextSeconds(window: {
  readonly passed: number;
  readonly seenCount: number;
  readonly most: number;
}): number {
  const { passed, seenCount, most } = window;
  const share = seenCount === 0 ? timeGrowth : most / 2 / seenCount;
  return Math.max(firstSeconds, Math.ceil(passed * Math.min(share, timeGrowth)));
}

export interface FoundBack<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  /** Where it stopped because so much had been looked at; null at a full page and at the end. */
  readonly searchedTo: Temporal.Instant | null;
}

/** The same for a page of rows: of each window, so many as are still missing, newest first. */
export async function searchBack<Row>(
  span: Span & { readonly limit: number },
  bounds: WalkBounds,
  look: (
    window: Span & { readonly most: number },
    limit: number,
  ) => Promise<
    Omit<Look, 'isEnough'> & {
      readonly rows: readonly Row[];
      /** Behind the last of them, where the window has more. */
      readonly nextCursor: string | null;
    }
  >,
): Promise<FoundBack<Row>> {
  const rows: Row[] = [];
  let nextCursor: string | null = null;
  const at = await walkBack(span, bounds, async (window) => {
    const seen = await look(window, span.limit - rows.length);
    rows.push(...seen.rows);
    ({ nextCursor } = seen);
    return { ...seen, isEnough: rows.length >= span.limit };
  });
  if (nextCursor !== null || Temporal.Instant.compare(at, span.from) <= 0) {
    return { rows, nextCursor, searchedTo: null };
  }
  // Everything from this moment on is given, so a page goes on before it.
  return { rows, nextCursor: String(at), searchedTo: rows.length < span.limit ? at : null };
}

function laterOf(left: Temporal.Instant, right: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(left, right) > 0 ? left : right;
}
