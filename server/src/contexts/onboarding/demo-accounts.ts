import { join } from 'node:path';
import { z } from 'zod';
import type { ContextEnv } from '../../platform/context-plug.ts';
import { makeFromFile } from '../../platform/kept-file.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { newPassword, newPaymentPassword } from '../identity/index.ts';
import type { PasswordHasher } from '../identity/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { createDemoAccounts, demoRoles } from './use-cases/create-demo-accounts.ts';

const account = z.object({
  role: z.string(),
  username: z.string(),
  password: z.string(),
  // Files of before have none.
  paymentPassword: z.string().optional(),
});

/** The accounts of a demo site, with their passwords in `demo-accounts.json` (api.md, Running). */
export async function makeDemoAccounts(
  { dataDir, random, work }: Pick<ContextEnv, 'dataDir' | 'random' | 'work'>,
  env: { readonly hasher: PasswordHasher; readonly site: SiteConfiguration },
): Promise<void> {
  const path = join(dataDir, 'demo-accounts.json');
  const choose = () => {
    const paymentPassword = newPaymentPassword(random);
    return demoRoles.map(({ role, username, pays }) => {
      const password = newPassword(random);
      return { role, username, password, ...(pays === true && { paymentPassword }) };
    });
  };
  await makeFromFile(path, { schema: z.array(account), choose }, async (accounts) => {
    const opened = await createDemoAccounts(env, accounts, (run) =>
      work.run(systemUnit('onboarding.demo_accounts'), run),
    );
    return opened > 0;
  });
}
