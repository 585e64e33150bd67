/** The one form in which addresses are kept and compared. */
export function emailForm(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
