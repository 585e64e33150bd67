import { stat } from 'node:fs/promises';
import { open } from 'maxmind';
import type { Logger } from 'pino';
import type { Loop } from '../../platform/loops.ts';
import { StartError } from '../../platform/start-error.ts';
import { type AddressFile, cityIn, countryIn, faultOf } from './address-record.ts';

/** Countries of addresses, from a file of the operator where there is one. */
export interface AddressCountries {
  /** Null when the file does not know; never a guess. */
  readonly countryOf: (ip: string) => string | null;
  /** In English; null where the file knows countries alone. */
  readonly cityOf: (ip: string) => string | null;
  /** Names what answers; another one after the file was read anew. Empty without a file. */
  readonly edition: () => string;
  /** Reads the file again if it was replaced. What is not whole leaves the last whole one. */
  readonly freshen: () => Promise<void>;
}

/** For sites and tools that have no such file. */
export const noAddressCountries: AddressCountries = {
  countryOf: () => null,
  cityOf: () => null,
  edition: () => '',
  freshen: async () => undefined,
};

interface Kept {
  readonly file: AddressFile;
  readonly stamp: string;
}

/** Opens the file of REGIONS_FILE; one that cannot answer ends the start with a sentence. */
export async function openAddressCountries(
  path: string | undefined,
  log: Logger,
): Promise<AddressCountries> {
  if (path === undefined) {
    return noAddressCountries;
  }
  let kept = await readWhole(path).catch((error: unknown) => {
    throw new StartError(`REGIONS_FILE=${path} gives no countries: ${sentenceOf(error)}.`, {
      cause: error,
    });
  });
  let refused = '';
  return {
    countryOf: (ip) => countryIn(kept.file, ip),
    cityOf: (ip) => cityIn(kept.file, ip),
    edition: () => `${kept.file.metadata.databaseType} ${kept.stamp}`,
    async freshen() {
      const stamp = await stampOf(path).catch(() => 'absent');
      if (stamp === kept.stamp || stamp === refused) {
        return;
      }
      try {
        kept = await readWhole(path);
        refused = '';
        log.info({ path, builtAt: kept.file.metadata.buildEpoch }, 'read the file of regions anew');
      } catch (error) {
        // Said once for each broken state, not every time somebody looks.
        refused = stamp;
        log.error({ path, err: error }, 'the new file of regions is not whole: the last one stays');
      }
    },
  };
}

/** Looks twice a minute: such files come once a week. */
export function addressLoop(addresses: AddressCountries): Loop {
  return {
    name: 'site_read_regions_file',
    restMilliseconds: 30_000,
    async run() {
      await addresses.freshen();
      return { isMore: false };
    },
  };
}

/** The stamp is taken first: what is written meanwhile has another one, and is read next time. */
async function readWhole(path: string): Promise<Kept> {
  const stamp = await stampOf(path);
  const file: AddressFile = await open(path);
  const fault = faultOf(file);
  if (fault !== undefined) {
    throw new Error(fault);
  }
  return { file, stamp };
}

async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return [mtimeMs, size, ino].join(' ');
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
