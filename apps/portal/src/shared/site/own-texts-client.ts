/** Compiled messages under their whole keys, `session.login.title`. */
type Rows = Readonly<Record<string, unknown>>;

/** How long the page waits for the texts of the site before it shows those of the build. */
const mostMs = 4000;

/**
 * What the operator says otherwise than the release (BO-15), laid over each area as it arrives.
 * Without an answer the site reads as it was built: words are no reason to show nothing.
 */
export async function ownTextsOf(
  locale: string,
  revisions: readonly { readonly locale: string; readonly revision: string }[],
): Promise<(area: string, tree: unknown) => unknown> {
  const revision = revisions.find((row) => row.locale === locale)?.revision;
  const rows = revision === undefined ? {} : await readRows(`/texts/${locale}/${revision}`);
  return (area, tree) => laidOver(tree, rows, `${area}.`);
}

async function readRows(address: string): Promise<Rows> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(mostMs) });
    const rows: unknown = answer.ok ? await answer.json() : {};
    // The server compiled them; whatever has another key lies over nothing.
    return typeof rows === 'object' && rows !== null ? (rows as Rows) : {};
  } catch {
    return {};
  }
}

/** Only a text that is there is replaced: a key of an older release adds nothing. */
function laidOver(tree: unknown, rows: Rows, path: string): unknown {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    const key = path.slice(0, -1);
    return Object.hasOwn(rows, key) ? rows[key] : tree;
  }
  const isTouched = Object.keys(rows).some((key) => key.startsWith(path));
  return isTouched
    ? Object.fromEntries(
        Object.entries(tree).map(([name, child]) => [
          name,
          laidOver(child, rows, `${path}${name}.`),
        ]),
      )
    : tree;
}
