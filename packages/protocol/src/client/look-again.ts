/** What a query of the screens knows of itself; the library of queries gives it. */
interface Question {
  readonly client: {
    getQueryState(key: readonly unknown[]): { readonly data: unknown } | undefined;
  };
  readonly queryKey: readonly unknown[];
}

/**
 * Whether a query that repeats itself already has what it asks for: then nobody waits for it, and
 * it does not keep the session of who left the screen open alive (R71).
 */
export function isLookAgain({ client, queryKey }: Question): boolean {
  return client.getQueryState(queryKey)?.data !== undefined;
}
