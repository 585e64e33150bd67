const key = 'wantedPath';

/** Where a visitor wanted to go, over the way to a provider: the page is a new one after it. */
export function keepWanted(path: string | undefined): void {
  try {
    if (path === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, path);
    }
  } catch {
    // Storage is blocked, so the login leads home.
  }
}

/** Read once. Only an address of this site is gone to, whatever somebody wrote there. */
export function takeWanted(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path !== null && /^\/(?![/\\])/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
