import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf, licencesPage, type BillOfMaterials } from './licences.ts';
import { root } from './project.ts';

const mostBytes = 64 * 1024 * 1024;

/**
 * `dist/sbom.cdx.json` (CycloneDX) and `dist/licences.md` of everything that runs in production.
 */
export function writeBillOfMaterials(): void {
  const text = readBillOfMaterials();
  const licences = licencesOf(JSON.parse(text) as BillOfMaterials);
  const folder = join(root, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), text);
  writeFileSync(join(folder, 'licences.md'), licencesPage(licences));
  console.log(`${licences.length} packages in dist/sbom.cdx.json and dist/licences.md`);
}

function readBillOfMaterials(): string {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const argv = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { stdout, stderr, status } = spawnSync(command, argv, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: mostBytes,
  });
  if (status !== 0) {
    throw new Error(`npm sbom failed: ${stderr}`);
  }
  return stdout;
}
