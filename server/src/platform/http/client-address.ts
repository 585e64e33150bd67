import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isThisMachine, plainAddress } from './address.ts';

/** Who sent a request, and how, as far as a proxy of ours can be believed. */
export interface Client {
  readonly ip: string;
  readonly isSecure: boolean;
  /** A caller on this very machine, whom the demo does not count by block. */
  readonly isLocal: boolean;
}

export interface ClientReader {
  /** Whether this peer is a proxy of ours. */
  isProxy(peer: string): boolean;
  /** Whether limits by address block do not hold for this address. */
  isLocal(ip: string): boolean;
  /** Undefined when a proxy of ours names nobody: such a request must be refused. */
  read(message: Pick<IncomingMessage, 'headers' | 'socket'>): Client | undefined;
}

export interface Trust {
  /** Addresses and CIDRs of proxies that speak HTTP and name the caller. */
  readonly proxies: readonly string[];
  /** The demo runs beside its only users. */
  readonly isDemo: boolean;
}

export function createClientReader({ proxies, isDemo }: Trust): ClientReader {
  const list = blockListOf(proxies);
  const isProxy = (peer: string) => proxies.length > 0 && contains(list, peer);
  const isLocal = (ip: string) => isDemo && isThisMachine(ip);
  return {
    isProxy,
    isLocal,
    read({ headers, socket }) {
      const peer = plainAddress(socket.remoteAddress ?? '');
      const isProxied = isProxy(peer);
      const ip = isProxied ? callerOf(headers['x-forwarded-for'], isProxy) : addressOf(peer);
      if (ip === undefined) {
        return undefined;
      }
      return { ip, isSecure: isProxied && isSecure(headers), isLocal: isLocal(ip) };
    },
  };
}

/**
 * The right-most address that is no proxy of ours: what stands before it, anybody may have sent.
 */
function callerOf(
  header: string | readonly string[] | undefined,
  isProxy: (address: string) => boolean,
): string | undefined {
  const hops = String(header ?? '').split(',');
  for (const hop of hops.toReversed()) {
    const address = addressOf(hop.trim());
    if (address === undefined || !isProxy(address)) {
      return address;
    }
  }
  return addressOf((hops[0] ?? '').trim());
}

/**
 * A proxy that says nothing is taken to end TLS: a cookie that the browser then drops is noticed,
 * one that travels in the clear is not.
 */
function isSecure(headers: IncomingMessage['headers']): boolean {
  const hops = String(headers['x-forwarded-proto'] ?? '').split(',');
  return hops.at(-1)?.trim().toLowerCase() !== 'http';
}

const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/u;

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711`; nothing else. */
export function addressOf(text: string): string | undefined {
  const found = withPort.exec(text);
  const address = plainAddress(found?.[1] ?? found?.[2] ?? text);
  return isIP(address) === 0 ? undefined : address;
}

/** Undefined for a text that is neither an address nor a CIDR. */
export function subnetOf(
  text: string,
): { readonly address: string; readonly prefix: number; readonly isV6: boolean } | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const length = prefix === undefined ? most : /^\d{1,3}$/u.test(prefix) ? Number(prefix) : -1;
  const isBad = version === 0 || more.length > 0 || length < 0 || length > most;
  return isBad ? undefined : { address, prefix: length, isV6: version === 6 };
}

/** Whether an address is one of these, or in a block of them. */
export function isAmong(blocks: readonly string[], address: string): boolean {
  return contains(blockListOf(blocks), plainAddress(address));
}

function blockListOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const subnet = subnetOf(text);
    if (subnet !== undefined) {
      list.addSubnet(subnet.address, subnet.prefix, subnet.isV6 ? 'ipv6' : 'ipv4');
    }
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
