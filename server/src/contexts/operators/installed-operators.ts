import { join } from 'node:path';
import { z } from 'zod';
import type { ContextEnv } from '../../platform/context-plug.ts';
import { makeFromFile } from '../../platform/kept-file.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { newPassword } from '../identity/index.ts';
import type { PasswordHasher } from '../identity/index.ts';
import { createFirstOperator } from './use-cases/create-first-operator.ts';
import { createOwner } from './use-cases/create-owner.ts';

const login = z.object({ username: z.string(), password: z.string() });

/**
 * The operator of the first start, with its password in `operator.json` (api.md, Running), and
 * the others whom the installation names, each with a file of its own: people of their own, because
 * nobody of the desk made them. Returns what to print.
 */
export async function makeInstalledOperators(
  { dataDir, random, work }: Pick<ContextEnv, 'dataDir' | 'random' | 'work'>,
  hasher: PasswordHasher,
  furtherNames: readonly string[],
): Promise<readonly string[]> {
  const notices: string[] = [];
  const installed = [
    { kind: 'first', username: 'operator', file: 'operator.json', create: createFirstOperator },
    ...furtherNames.map((username) => ({
      kind: 'further',
      username,
      file: `operator-${username}.json`,
      create: createOwner,
    })),
  ];
  for (const { kind, username, file, create } of installed) {
    const path = join(dataDir, file);
    const choose = () => ({ username, password: newPassword(random) });
    await makeFromFile(path, { schema: login, choose }, async (credentials) => {
      const isMade = await create(hasher, credentials, (run) =>
        work.run(systemUnit(`${kind}_operator`), run),
      );
      if (isMade) {
        notices.push(
          `${kind} operator: ${credentials.username} / ${credentials.password} (kept in ${path})`,
        );
      }
      return isMade;
    });
  }
  return notices;
}
