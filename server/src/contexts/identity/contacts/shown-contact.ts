const lastDigits = 4;
const dots = '•••';

/** Enough of a number or an address to recognise one's own. */
export function shownContact(address: string): string {
  const at = address.lastIndexOf('@');
  if (at !== -1) {
    return `${address.slice(0, 1)}${dots}${address.slice(at)}`;
  }
  const hidden = Math.max(0, address.length - 3 - lastDigits);
  return `${address.slice(0, 3)}${'•'.repeat(hidden)}${address.slice(-lastDigits)}`;
}
