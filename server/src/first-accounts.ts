import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ctx, RandomSource } from './platform/context.ts';
import { StartError } from './platform/start-error.ts';
import { createFirstOperator } from './contexts/backoffice/index.ts';
import type { PasswordHasher } from './contexts/identity/index.ts';
import { createDemoAccounts, demoRoles } from './contexts/onboarding/index.ts';
import type { SiteConfiguration } from './contexts/site/index.ts';

const login = z.object({ username: z.string(), password: z.string() });
const demoAccount = login.extend({ role: z.string() });

interface FirstAccountsParts {
  readonly dataDir: string;
  readonly random: RandomSource;
  readonly hasher: PasswordHasher;
  readonly site: SiteConfiguration;
  transaction<T>(run: (ctx: Ctx) => Promise<T>): Promise<T>;
}

/**
 * The first operator and the demo accounts (api.md, Running). Passwords are written to their files
 * before the accounts are made, so that a start that is cut off can go on. Returns what to print.
 */
export async function createFirstAccounts(parts: FirstAccountsParts): Promise<readonly string[]> {
  mkdirSync(parts.dataDir, { recursive: true });
  const notices = await firstOperator(parts);
  if (parts.site.isDemo) {
    await demoAccounts(parts);
  }
  return notices;
}

async function firstOperator(parts: FirstAccountsParts): Promise<readonly string[]> {
  const path = join(parts.dataDir, 'operator.json');
  const choose = () => ({ username: 'operator', password: newPassword(parts.random) });
  const notices: string[] = [];
  await writtenFirst(path, { schema: login, choose }, async (chosen) => {
    const isMade = await createFirstOperator(parts.hasher, chosen, (run) => parts.transaction(run));
    if (isMade) {
      notices.push(`first operator: ${chosen.username} / ${chosen.password} (kept in ${path})`);
    }
    return isMade;
  });
  return notices;
}

async function demoAccounts(parts: FirstAccountsParts): Promise<void> {
  const { hasher, site, random } = parts;
  const path = join(parts.dataDir, 'demo-accounts.json');
  const choose = () =>
    demoRoles.map(({ role, username }) => ({ role, username, password: newPassword(random) }));
  await writtenFirst(path, { schema: z.array(demoAccount), choose }, async (accounts) => {
    const opened = await createDemoAccounts({ hasher, site }, accounts, (run) =>
      parts.transaction(run),
    );
    return opened > 0;
  });
}

/**
 * A draft is written before the accounts are made and takes its name after. A draft that an earlier
 * start left behind holds what that start used; one of this start is void if nothing was made.
 */
async function writtenFirst<Value>(
  path: string,
  source: { readonly schema: z.ZodType<Value>; readonly choose: () => Value },
  make: (value: Value) => Promise<boolean>,
): Promise<boolean> {
  const draft = `${path}.new`;
  const kept = readJson(path, source.schema);
  const left = kept === undefined ? readJson(draft, source.schema) : undefined;
  const value = kept ?? left ?? source.choose();
  if (kept === undefined) {
    writeFileSync(draft, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
  }
  const isMade = await make(value);
  if (kept === undefined && (isMade || left !== undefined)) {
    renameSync(draft, path);
  } else {
    rmSync(draft, { force: true });
  }
  return isMade;
}

function readJson<Value>(path: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(path)) {
    return undefined;
  }
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartError(`The file ${path} cannot be read; move it away to have it made again.`, {
      cause: error,
    });
  }
}

/** 120 random bits; longer than any rule asks for. */
function newPassword(random: RandomSource): string {
  return Buffer.from(random.bytes(15)).toString('base64url');
}
