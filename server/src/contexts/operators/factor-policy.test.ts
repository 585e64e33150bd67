import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../test/factories/factors.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';

/** A site that says nothing of second factors, as one that is no demo. */
const test = testDatabase();
const server = runningServer(
  test,
  { siteFile: siteFileWith({}, ['secondFactor']) },
  { rates: endlessRates },
);
const demoTest = testDatabase();
const demo = runningServer(demoTest);

const ofOperators: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints).filter(
  ([, endpoint]) => endpoint.access === 'operator',
);
/** What who has no factor yet may call: all but this the site refuses. */
const open = ofOperators.filter(([, { path }]) =>
  /^\/api\/backoffice\/(?:security|session)(?:\/|$)/u.test(path),
);

const urlOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/gu, `mbr_${'0'.repeat(32)}`);

describe('the duty of a second factor (R67)', () => {
  it('stands where a site says nothing, and not on the demo', async () => {
    const asked = async (browser: ReturnType<typeof server.browser>) =>
      (await browser.call(endpoints.readOperatorSecurity)).value['isFactorRequired'];
    expect(await asked(await enterOwner(server))).toBe(true);
    expect(await asked(await enterOwner(demo))).toBe(false);
    expect((await (await enterOwner(demo)).call(endpoints.listMembers)).status).toBe(200);
  });

  it('leaves who has none nothing but to bind one: each call of the desk', async () => {
    const owner = await enterOwner(server);
    const names = new Set(open.map(([name]) => name));
    const wrong: string[] = [];
    for (const [name, endpoint] of ofOperators.filter(([row]) => !names.has(row))) {
      const got = await owner.raw({ method: endpoint.method, url: urlOf(endpoint) });
      if (got.code !== 'factor_required') {
        wrong.push(`${name} ${String(got.code)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await owner.call(endpoints.readOperatorSessions)).status).toBe(200);
  });

  it('ends with the factor, which the next login asks for', async () => {
    const owner = await enterOwner(server);
    const { secret } = await bindFactor(test, owner, 'operator');
    expect((await owner.call(endpoints.listMembers)).status).toBe(200);
    const kept = JSON.parse(
      readFileSync(join(server.dataDir(), 'operator.json'), 'utf8'),
    ) as object;
    const enter = (factor?: object) =>
      server.browser().enter(endpoints.logInOperator, { ...kept, ...(factor && { factor }) });
    expect((await enter()).code).toBe('second_factor_required');
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await enter(factor)).status).toBe(200);
  });
});
