import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address that `isIPv6` accepted. */
function groupsOf(address: string): readonly number[] {
  const plain = address.split('%')[0] ?? '';
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16),
  );
}

const mappedHead = [0, 0, 0, 0, 0, 0xffff];

/** `::ffff:1.2.3.4`, however it is spelled, is the IPv4 address that it maps. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  if (mapped?.[1] !== undefined) {
    return mapped[1];
  }
  if (!isIPv6(address) || address.includes('%')) {
    return address;
  }
  // A URL spells the dotted end of an address as groups too.
  const groups = groupsOf(new URL(`http://[${address}]`).hostname.slice(1, -1));
  const isMapped = mappedHead.every((group, index) => groups[index] === group);
  return isMapped ? groups.slice(mappedHead.length).flatMap(bytesOf).join('.') : address;
}

function bytesOf(group: number): readonly number[] {
  return [group >> 8, group & 0xff];
}

/** The block that one subscriber usually holds: /24 of IPv4, /56 of IPv6. */
export function addressBlock(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) {
    return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  }
  if (isIPv6(plain)) {
    const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain);
    const words = [a, b, c, d & 0xff00].map((word) => word.toString(16));
    return `${words.join(':')}::/56`;
  }
  return 'unknown';
}

/** The address of one connection: exact of IPv4, /64 of IPv6, which one line holds at least. */
export function connectionAddress(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) {
    return isIPv4(plain) ? plain : 'unknown';
  }
  const words = groupsOf(plain).slice(0, 4);
  return `${words.map((word) => word.toString(16)).join(':')}::/64`;
}

/** The two addresses of a browser on this machine; the others of 127/8 are callers like any. */
export function isThisMachine(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || plain === '127.0.0.1';
}
