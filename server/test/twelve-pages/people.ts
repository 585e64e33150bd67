import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIdOf, type MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { TestBrowser, TestServer } from '../factories/running.ts';
import type { testDatabase } from '../harness.ts';
import { asOwner } from '../owner.ts';

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** Who is there by account, and who sits at which browser. */
export function pagesPeople(test: ReturnType<typeof testDatabase>, server: TestServer) {
  const ids = new Map<string, MemberId>();
  const seats = new Map<string, TestBrowser>();

  const enter = async (role: string, account: Omit<KeptAccount, 'role'>): Promise<void> => {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, account);
    seats.set(role, browser);
  };

  return {
    idOf: (account: string): MemberId => ids.get(account) ?? 'mbr_nobody00',
    as: (role: string): TestBrowser => seats.get(role) ?? server.browser(),
    enter,
    keepIds: async (): Promise<void> => {
      const rows = await asOwner(test, 'select id, account from members');
      for (const { id, account } of rows) {
        const [memberId, known] = [String(id), String(account)];
        if (isIdOf('mbr', memberId)) {
          ids.set(known, memberId);
        }
      }
    },
    /** Those of the demo, by their roles. */
    signIn: async (): Promise<void> => {
      const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
      for (const { role, username, password } of JSON.parse(text) as KeptAccount[]) {
        await enter(role, { username, password });
      }
    },
  };
}

export type PagesPeople = ReturnType<typeof pagesPeople>;
