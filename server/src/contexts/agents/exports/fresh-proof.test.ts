import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf, proveSelf } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function enterAgent(): Promise<TestBrowser> {
  const browser = server.browser();
  const { id, username } = await registerMember(browser);
  await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [id]);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return browser;
}

/** A day of the clock of the tests. */
const days = { from: '2026-03-02', to: '2026-03-02' };
const files = {
  readDownlineFile: { query: {} },
  readRegisterLinksFile: { query: {} },
  readTeamStatementFile: { query: days },
  readTeamBetsFile: { query: days },
  readTeamTransactionsFile: { query: days },
  readAgentIncomeFile: { query: days },
  readContractBillsFile: { query: { ...days, kind: 'DAILY' } },
  readTeamFile: { params: { fileId: 'tfl_0123456789abcdef0123456789abcdef' } },
} as const;
const names = Object.keys(files) as (keyof typeof files)[];

describe('a file of what an agent knows of a team (agents-loyalty-money.md F)', () => {
  const ask = async (browser: TestBrowser, name: keyof typeof files) => {
    const { code, status } = await browser.call(endpoints[name], files[name]);
    return code ?? status;
  };

  it.each(names)('asks for a proof of at most five minutes: %s', async (name) => {
    const agent = await enterAgent();
    test.clock.advance({ minutes: 5, seconds: 1 });
    expect(await ask(agent, name)).toBe('step_up_required');
    await proveSelf(agent);
    const given = name === 'readTeamFile' ? 'not_found' : 200;
    expect(await ask(agent, name)).toBe(given);
    test.clock.advance({ minutes: 5, seconds: 1 });
    expect(await ask(agent, name)).toBe('step_up_required');
  });

  it('takes the factor where one is bound, and the password no more', async () => {
    const agent = await enterAgent();
    const { secret } = await bindFactor(test, agent, 'member');
    test.clock.advance({ minutes: 6 });
    await proveSelf(agent);
    expect(await ask(agent, 'readDownlineFile')).toBe('step_up_required');
    const body = { kind: 'authenticator', proof: codeOf(test, secret) };
    expect((await agent.call(endpoints.stepUp, { body })).status).toBe(200);
    expect(await ask(agent, 'readDownlineFile')).toBe(200);
  });
});
