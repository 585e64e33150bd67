/** Query keys of the requests for a second person. */
export const approvalKeys = {
  list: (search: object) => ['approvals', 'list', search] as const,
};
