import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@portal/protocol';
import { root } from '../tasks/project.ts';

/** The endpoints of one file of `packages/protocol/src/endpoints/`, by the names they export. */
export interface EndpointArea {
  readonly name: string;
  readonly calls: readonly (readonly [name: string, endpoint: Endpoint])[];
}

const folder = 'packages/protocol/src';

/** A new area is found by its file: no list names it. */
export async function endpointAreas(): Promise<readonly EndpointArea[]> {
  const areas: EndpointArea[] = [];
  for (const name of moduleNames('endpoints')) {
    const calls = Object.entries(await load('endpoints', name)).filter(isCall);
    areas.push({ name, calls });
  }
  refuseRepeated(areas.flatMap(({ calls }) => calls.map(([name]) => name)));
  return areas;
}

/** The areas of the error catalogue: the file `any-call` exports `anyCallErrors`. */
export async function errorAreas(): Promise<readonly string[]> {
  const areas: string[] = [];
  for (const name of moduleNames('errors')) {
    const exported = Object.keys(await load('errors', name));
    if (exported.length > 0) {
      requireOne(exported, { name, expected: `${camelCase(name)}Errors` });
      areas.push(name);
    }
  }
  return areas;
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function moduleNames(area: 'endpoints' | 'errors'): readonly string[] {
  return readdirSync(join(root, folder, area))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted((a, b) => a.localeCompare(b));
}

async function load(area: 'endpoints' | 'errors', name: string): Promise<object> {
  const url = pathToFileURL(join(root, folder, area, `${name}.ts`));
  return (await import(url.href)) as object;
}

/** An area may export a schema that another one uses; an endpoint has a method and a path. */
function isCall(row: [string, unknown]): row is [string, Endpoint] {
  const [, value] = row;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function requireOne(
  names: readonly string[],
  { name, expected }: { readonly name: string; readonly expected: string },
): void {
  if (names.length !== 1 || names[0] !== expected) {
    throw new Error(`errors/${name}.ts exports ${names.join(', ')} instead of ${expected}.`);
  }
}

function refuseRepeated(names: readonly string[]): void {
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  if (repeated.length > 0) {
    throw new Error(`Two endpoints have one name: ${repeated.join(', ')}.`);
  }
}
