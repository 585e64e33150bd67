import type { ListedPage } from '@portal/protocol';

/** Gives the values that a list of the site's configuration holds now. */
export type ListedValues = (name: NonNullable<ListedPage['oneOf']>) => readonly string[];

/** What a parameter of an address may be; anything else is no page. */
const value = /^[\w-]{1,80}$/u;

/** The page at a path below the base of its front end; one slash at the end makes no difference. */
export function findPage(
  pages: readonly ListedPage[],
  path: string,
  valuesOf: ListedValues,
): ListedPage | undefined {
  const parts = partsOf(path);
  const fitting = pages.filter((page) => {
    const taken = valuesAt(partsOf(page.path), parts);
    return taken !== undefined && isListed(page, taken, valuesOf);
  });
  return fitting.find((page) => !page.path.includes('$')) ?? fitting[0];
}

function partsOf(path: string): readonly string[] {
  const plain = path.length > 2 && path.endsWith('/') ? path.slice(1, -1) : path.slice(1);
  return path === '/' ? [] : plain.split('/');
}

/** The values of the parameters, or undefined where the path has another shape. */
function valuesAt(
  pattern: readonly string[],
  parts: readonly string[],
): readonly string[] | undefined {
  const fits =
    pattern.length === parts.length &&
    pattern.every((part, at) =>
      part.startsWith('$') ? value.test(parts[at] ?? '') : part === parts[at],
    );
  return fits ? parts.filter((_part, at) => pattern[at]?.startsWith('$')) : undefined;
}

function isListed(
  { oneOf }: ListedPage,
  values: readonly string[],
  valuesOf: ListedValues,
): boolean {
  return oneOf === undefined || values.every((candidate) => valuesOf(oneOf).includes(candidate));
}
