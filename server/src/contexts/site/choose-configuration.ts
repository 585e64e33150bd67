import { readFileSync } from 'node:fs';
import { StartError } from '../../platform/start-error.ts';
import type { SiteConfiguration } from './configuration.ts';
import { parseConfiguration } from './configuration.ts';
import { demoConfiguration } from './data/demo-configuration.ts';
import { emptyConfiguration } from './data/empty-configuration.ts';
import type { SiteOrigin } from './store.ts';

export interface ChosenConfiguration {
  readonly origin: SiteOrigin;
  readonly configuration: SiteConfiguration;
}

/** The configuration that a start asks for: a site file, the demo brand, or an empty site. */
export function chooseConfiguration(wish: {
  readonly file: string | undefined;
  readonly isDemo: boolean;
  /** On which a demo answers; 0 takes one that nobody knows yet. */
  readonly port: number;
}): ChosenConfiguration {
  if (wish.file !== undefined) {
    return { origin: 'file', configuration: readSiteFile(wish.file) };
  }
  return wish.isDemo
    ? { origin: 'demo', configuration: { ...demoConfiguration, ...linesOf(wish.port) } }
    : { origin: 'empty', configuration: emptyConfiguration };
}

/** A demo has no lines but the names of its own machine, so that their speed can be looked at. */
function linesOf(port: number): Pick<SiteConfiguration, 'domains' | 'mainDomain'> {
  if (port === 0) {
    return { domains: [], mainDomain: '' };
  }
  const mainDomain = `localhost:${port}`;
  return { domains: [mainDomain, `127.0.0.1:${port}`], mainDomain };
}

function readSiteFile(path: string): SiteConfiguration {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`SITE: the file ${path} cannot be read as JSON.`, { cause: error });
  }
  const parsed = parseConfiguration(value);
  if (!parsed.ok) {
    throw new StartError(`SITE: ${path} does not fit the schema: ${parsed.faults.join('; ')}.`);
  }
  return parsed.configuration;
}
