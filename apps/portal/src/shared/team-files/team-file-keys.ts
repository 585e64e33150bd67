/** Query keys of the files of a team, which several features ask for. */
export const teamFileKeys = {
  all: ['team-files'] as const,
  page: (page: number) => ['team-files', page] as const,
};
