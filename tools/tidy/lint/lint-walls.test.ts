import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandPath, root } from '../../tasks/project.ts';
import { planted, type Planted } from './planted.ts';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let folder: string;
let found: readonly string[];

// The project's own configuration, with the real linter, over files that each break one rule.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), typeSettings);
  for (const { path, text } of planted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = (await lint(folder)).map(({ code, filename }) => `${filename} ${code}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typeSettings = JSON.stringify({
  extends: './tsconfig.base.json',
  compilerOptions: { composite: false, module: 'preserve', moduleResolution: 'bundler' },
  include: ['.'],
});

describe('the linter', () => {
  it.each(planted.map((plant): [string, Planted] => [plant.rule, plant]))(
    'catches %s',
    (_, { path, rule }) => {
      expect(found).toContain(`${path} ${rule}`);
    },
  );
});

async function lint(cwd: string): Promise<readonly Diagnostic[]> {
  const output = await new Promise<string>((resolve) => {
    const argv = [commandPath('oxlint'), '--type-aware', '--format=json', '.'];
    // It exits with 1 when it finds something, which is the point here.
    execFile(process.execPath, argv, { cwd }, (_, stdout) => resolve(stdout));
  });
  return (JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
