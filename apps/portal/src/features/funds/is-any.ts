/** Whether an amount, as it is sent, is anything at all. */
export function isAny(amount: string): boolean {
  return !/^[0.]+$/u.test(amount);
}
