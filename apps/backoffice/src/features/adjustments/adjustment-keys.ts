/** Query keys of corrections by hand. */
export const adjustmentKeys = {
  rules: ['adjustments', 'rules'] as const,
  list: (search: object) => ['adjustments', 'list', search] as const,
};
