/** The same address at another host; path and query stay. */
export function atHost(url: string, host: string): string {
  const { pathname, search } = new URL(url);
  return new URL(`${pathname}${search}`, host).href;
}
