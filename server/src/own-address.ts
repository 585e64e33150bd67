import type { Config } from './config.ts';

/**
 * Where vendors and providers reach this site. It comes from the settings and from the port that is
 * listened on, never from a request: whoever sends one writes any host into it.
 */
export interface OwnAddress {
  /** Undefined where nobody said it, and of a demo on a free port until that port is known. */
  url(): string | undefined;
  listensOn(port: number): void;
}

/** A demo has its vendors and providers on its own machine, so it needs no name for others. */
export function openOwnAddress(
  config: Pick<Config, 'walletUrl' | 'isDemo' | 'host' | 'port'>,
): OwnAddress {
  const { walletUrl, isDemo, host } = config;
  const known = { port: config.port };
  return {
    url: () => {
      const isKnown = isDemo && known.port !== 0;
      return walletUrl ?? (isKnown ? `http://${reachedAt(host)}:${known.port}` : undefined);
    },
    listensOn: (port) => {
      known.port = port;
    },
  };
}

/** Listening everywhere is reached on the machine itself. */
function reachedAt(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) {
    return '127.0.0.1';
  }
  return host.includes(':') ? `[${host}]` : host;
}
