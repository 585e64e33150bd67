/** Query keys of the versions of the site. */
export const versionKeys = {
  all: ['versions'] as const,
  list: ['versions', 'list'] as const,
  plans: ['versions', 'plans'] as const,
  difference: (version: number, against: number) =>
    ['versions', 'difference', version, against] as const,
};
