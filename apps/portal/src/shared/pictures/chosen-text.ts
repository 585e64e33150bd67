/** The names of the files that were chosen; undefined for none. */
export function chosenText(files: readonly File[]): string | undefined {
  return files.length === 0 ? undefined : files.map(({ name }) => name).join(', ');
}
