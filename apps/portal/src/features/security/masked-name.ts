/** Enough of a name to know one's own: the first letter of each part. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/u)
    .map((part) => `${[...part][0] ?? ''}•••`)
    .join(' ');
}
