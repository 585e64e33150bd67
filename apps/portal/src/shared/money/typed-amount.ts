/** What a person typed as an amount, in the form of the wire; undefined when it is none. */
export function typedAmount(text: string): string | undefined {
  const plain = text.trim().replaceAll(/[\s,]/gu, '');
  return /^\d{1,12}(?:\.\d{1,3})?$/u.test(plain) ? plain : undefined;
}
