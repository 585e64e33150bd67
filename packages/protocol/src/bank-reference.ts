/** A reference of a bank in one form: its letters may look alike and be written in many. */
export function oneReference(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();
}
