import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Loop } from '../../platform/loops.ts';
import { StartError } from '../../platform/start-error.ts';
import { type Networks, readNetworks } from './networks.ts';

/** Networks of hosting providers and of VPNs that the operator refuses (R21). */
export interface HostingNetworks extends Networks {
  /** Names what answers; another one after the file was read anew. Empty without a file. */
  readonly edition: () => string;
  /** Reads the file again if it was replaced. What is not whole leaves the last whole one. */
  readonly freshen: () => Promise<void>;
}

/** For sites and tools that refuse none. */
export const noHostingNetworks: HostingNetworks = {
  has: () => false,
  edition: () => '',
  freshen: async () => undefined,
};

interface Kept {
  readonly networks: Networks;
  readonly stamp: string;
}

/** Opens the list of HOSTING_FILE; one that cannot be read ends the start with a sentence. */
export async function openHostingNetworks(
  path: string | undefined,
  log: Logger,
): Promise<HostingNetworks> {
  if (path === undefined) {
    return noHostingNetworks;
  }
  let kept = await readWhole(path).catch((error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new StartError(`HOSTING_FILE=${path} gives no networks: ${sentence}.`, { cause: error });
  });
  let refused = '';
  return {
    has: (ip) => kept.networks.has(ip),
    edition: () => kept.stamp,
    async freshen() {
      const stamp = await stampOf(path).catch(() => 'absent');
      if (stamp === kept.stamp || stamp === refused) {
        return;
      }
      try {
        kept = await readWhole(path);
        refused = '';
        log.info({ path }, 'read the list of hosting networks anew');
      } catch (error) {
        // Said once for each broken state, not every time somebody looks.
        refused = stamp;
        log.error({ path, err: error }, 'the new list of hosting networks is not whole');
      }
    },
  };
}

/** Looks twice a minute, as at the file of regions. */
export function hostingLoop(hosting: HostingNetworks): Loop {
  return {
    name: 'site_read_hosting_file',
    restMilliseconds: 30_000,
    async run() {
      await hosting.freshen();
      return { isMore: false };
    },
  };
}

/** The stamp is taken first: what is written meanwhile has another one, and is read next time. */
async function readWhole(path: string): Promise<Kept> {
  const stamp = await stampOf(path);
  const networks = readNetworks(await readFile(path, 'utf8'));
  if ('faultAt' in networks) {
    throw new Error(`line ${networks.faultAt} is no block of addresses`);
  }
  return { networks, stamp };
}

async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return [mtimeMs, size, ino].join(' ');
}
