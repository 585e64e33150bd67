import { join } from 'node:path';
import { z } from 'zod';
import type { ContextEnv } from '../../platform/context-plug.ts';
import { makeFromFile } from '../../platform/kept-file.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { newPassword } from '../identity/index.ts';
import type { PasswordHasher } from '../identity/index.ts';
import { createFirstOperator } from './use-cases/create-first-operator.ts';

const login = z.object({ username: z.string(), password: z.string() });

/**
 * The operator of the first start, with its password in `operator.json` (api.md, Running). Returns
 * what to print.
 */
export async function makeFirstOperator(
  { dataDir, random, work }: Pick<ContextEnv, 'dataDir' | 'random' | 'work'>,
  hasher: PasswordHasher,
): Promise<readonly string[]> {
  const path = join(dataDir, 'operator.json');
  const choose = () => ({ username: 'operator', password: newPassword(random) });
  const notices: string[] = [];
  await makeFromFile(path, { schema: login, choose }, async (credentials) => {
    const isMade = await createFirstOperator(hasher, credentials, (run) =>
      work.run(systemUnit('first_operator'), run),
    );
    if (isMade) {
      notices.push(
        `first operator: ${credentials.username} / ${credentials.password} (kept in ${path})`,
      );
    }
    return isMade;
  });
  return notices;
}
