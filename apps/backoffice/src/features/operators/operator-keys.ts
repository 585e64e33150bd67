/** Query keys of the people of the back office. */
export const operatorKeys = {
  list: (search: object) => ['operators', 'list', search] as const,
  policy: ['operators', 'policy'] as const,
  sessions: (id: string) => ['operators', 'sessions', id] as const,
};
