/** The whole number as it stands in a form, however it was spaced. */
export function numberOf(values: {
  readonly dialingCode: string;
  readonly mobileNum: string;
}): string {
  return `${values.dialingCode}${values.mobileNum}`.replaceAll(/\D/gu, '');
}
