/** Query keys of what the member has proven of themselves. */
export const verificationKeys = { own: ['verification'] } as const;
