let wanted: string | undefined;

/** Where a visitor wanted to go before the login came between; sign-in continues there. */
export const wantedPath = {
  remember: (path: string): void => {
    wanted = path;
  },
  isSet: (): boolean => wanted !== undefined,
  /** Read once: whoever takes it goes there. */
  take: (): string | undefined => {
    const path = wanted;
    wanted = undefined;
    return path;
  },
  forget: (): void => {
    wanted = undefined;
  },
};
