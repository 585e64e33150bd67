import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { listAnnouncements, listOwnAnnouncements, readBadges, readStatus } = endpoints;

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** Of the demo, whose site has one announcement for agents. */
async function signedIn(role: string): Promise<TestBrowser> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = (JSON.parse(text) as KeptAccount[]).find((account) => account.role === role);
  const { username = '', password = '' } = kept ?? {};
  const browser = server.browser();
  await browser.enter(endpoints.logIn, { username, password });
  return browser;
}

async function listed(browser: TestBrowser, query: Record<string, string> = {}) {
  const { value } = await browser.call(listOwnAnnouncements, {
    query: { pageSize: '60', types: 'B,PL,PR,H', device: 'desktop', ...query },
  });
  return listOwnAnnouncements.reply.parse(value).content.map(({ id }) => id);
}

async function unread(browser: TestBrowser): Promise<number> {
  const { value } = await browser.call(readBadges, { query: { device: 'desktop' } });
  return readBadges.reply.parse(value).unreadAnnouncement;
}

describe('an announcement for agents (B5)', () => {
  it('is alone on their page, and counted among all that they are told', async () => {
    const agent = await signedIn('agent');
    const all = await listed(agent);
    expect(await listed(agent, { agents: 'yes' })).toEqual(['ntc_agents']);
    expect(all).toContain('ntc_agents');
    expect(all.length).toBeGreaterThan(1);
    expect(await unread(agent)).toBe(all.length);
  });

  it('reaches nobody else, whatever they ask for', async () => {
    const member = await signedIn('member');
    const all = await listed(member);
    expect(all).not.toContain('ntc_agents');
    expect(all.length).toBeGreaterThan(0);
    expect(await listed(member, { agents: 'yes' })).toEqual([]);
    expect(await unread(member)).toBe(all.length);
    for (const browser of [member, server.browser(), await signedIn('agent')]) {
      const open = await browser.call(listAnnouncements, { query: { pageSize: '60' } });
      const { notices } = readStatus.reply.parse((await browser.call(readStatus)).value);
      const shown = [...listAnnouncements.reply.parse(open.value).content, ...notices];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.map(({ id }) => id)).not.toContain('ntc_agents');
    }
  });
});
