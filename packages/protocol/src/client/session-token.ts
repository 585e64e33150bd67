/// <reference lib="dom" />

/**
 * The tab's bearer token. It lives in session storage; the server asks for the HttpOnly cookie too,
 * which scripts cannot read.
 */
export interface SessionToken {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
}

export function createSessionToken(
  storageKey: string,
  storage: Storage = sessionStorage,
): SessionToken {
  return {
    read: () => storage.getItem(storageKey) ?? undefined,
    write: (token) => storage.setItem(storageKey, token),
    clear: () => storage.removeItem(storageKey),
  };
}
