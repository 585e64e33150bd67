const parts = ['/backoffice', '/api/backoffice'] as const;

export function isBackofficePath(path: string): boolean {
  return parts.some((part) => path === part || path.startsWith(`${part}/`));
}

/** Whether a request came to this host, at whatever port. */
export function isAtHost(header: string | undefined, host: string): boolean {
  return header?.replace(/:\d+$/u, '').toLowerCase() === host.toLowerCase();
}
