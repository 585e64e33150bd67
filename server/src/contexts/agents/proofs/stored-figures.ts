/** What the sums of a team say and what the facts say, of the figures that differ. */
export type StoredFigures = Readonly<
  Record<string, { readonly sums: string; readonly facts: string }>
>;
