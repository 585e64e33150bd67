/** Whether a provider takes a currency; one without a list takes every one. */
export function takesCurrency(list: string, code: string): boolean {
  return list === '' || list.split(' ').includes(code);
}
