import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const apps = ['portal', 'backoffice'] as const;
export type App = (typeof apps)[number];

/**
 * Path of a package's command, to be run by this Node; `.bin` links are shell scripts on Windows.
 */
export function commandPath(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  if (path === undefined) {
    throw new Error(`The package ${packageName} has no command ${command}.`);
  }
  return join(folder, path);
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export function hasFile(...segments: readonly string[]): boolean {
  return existsSync(join(root, ...segments));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
