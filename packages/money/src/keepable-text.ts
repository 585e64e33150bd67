/** Whether a database can hold a text of somebody else: no NUL, no half of a surrogate pair. */
export function isKeepableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
