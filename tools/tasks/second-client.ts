import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian-package.ts';

/** What `tools/verify/member.py` stands on, and how one sees that it is there. */
const needed = [
  { name: 'python3-jwcrypto', command: '/usr/bin/python3', argv: ['-c', 'import jwcrypto'] },
  { name: 'oathtool', command: 'oathtool', argv: ['--version'] },
] as const;

/**
 * Installs as root what the client in another language stands on; otherwise its test fails and
 * says what is missing.
 */
export async function installSecondClient(): Promise<void> {
  for (const { name, command, argv } of needed) {
    if (spawnSync(command, argv).status !== 0) {
      await installDebianPackage(name);
    }
  }
}
