/**
 * An account name as strangers see it: two letters and the last, of a short name one letter. The
 * number of stars says nothing of its length.
 */
export function maskedName(account: string): string {
  const letters = [...account];
  return letters.length < 5
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
