import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { SiteConfiguration } from '../../src/contexts/site/index.ts';
import { demoConfiguration } from '../../src/contexts/site/index.ts';

/** A site file of a test file that differs from the demo brand; its path. */
export function siteFileWith(
  changes: Partial<SiteConfiguration>,
  silentOf: readonly (keyof SiteConfiguration)[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'site.json');
  const whole = Object.entries({ ...demoConfiguration, ...changes });
  const said = whole.filter(([name]) => silentOf.every((field) => field !== name));
  writeFileSync(path, JSON.stringify(Object.fromEntries(said)));
  return path;
}

/** The tree of the demo brand with some switches off. */
export function switchesWithout(...modIds: readonly string[]): SiteConfiguration['switches'] {
  return without(demoConfiguration.switches, new Set(modIds));
}

/** The same tree with a switch on that it has off. */
export function switchesWith(modId: string): SiteConfiguration['switches'] {
  return having(demoConfiguration.switches, modId);
}

function having(node: Node, modId: string): Node {
  return {
    ...node,
    enabled: node.modId === modId ? '1' : node.enabled,
    children: node.children.map((child) => having(child, modId)),
  };
}

type Node = SiteConfiguration['switches'];

function without(node: Node, modIds: ReadonlySet<string>): Node {
  return {
    ...node,
    enabled: modIds.has(node.modId) ? '0' : node.enabled,
    children: node.children.map((child) => without(child, modIds)),
  };
}
