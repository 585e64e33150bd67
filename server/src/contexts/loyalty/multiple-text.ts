/** Hundredths of a stake as `52` or `2.5`. */
export function multipleText(hundredths: bigint): string {
  return String(Number(hundredths) / 100);
}
