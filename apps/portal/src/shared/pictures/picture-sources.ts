/** Those that did not have a picture which another address had; left out while this page stands. */
const silentHosts = new Set<string>();

/**
 * Where a picture of the site is asked for, in this order: at the hosts of pictures as the server
 * ordered them for this visitor, at last at our own address. Any other address stands for itself.
 */
export function pictureSources(path: string, hosts: readonly string[]): readonly string[] {
  if (!path.startsWith('/')) {
    return [path];
  }
  const addresses = hosts.map((host) => `${host.replace(/\/$/u, '')}${path}`);
  return [...addresses.filter((address) => !silentHosts.has(hostOf(address))), path];
}

/** Remembers that a picture came only from the address after these. */
export function passOver(addresses: readonly string[]): void {
  for (const address of addresses) {
    silentHosts.add(hostOf(address));
  }
}

/** A path of ours names none. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
