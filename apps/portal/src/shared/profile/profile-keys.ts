/** Query keys of what the member says of themselves. */
export const profileKeys = { own: ['profile'] } as const;
