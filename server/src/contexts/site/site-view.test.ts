import { describe, expect, it } from 'vitest';
import { endpoints } from '@portal/protocol/endpoints';
import { formOf, newName, registerMember } from '../../../test/factories/identity.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { SiteConfiguration } from './configuration.ts';
import { demoConfiguration } from './data/demo-configuration.ts';
import { createRegions } from './regions.ts';
import { adoptConfiguration } from './use-cases/adopt-configuration.ts';

const test = testDatabase();
const server = runningServer(test);

async function change(changes: Partial<SiteConfiguration>): Promise<void> {
  const configuration = { ...demoConfiguration, ...changes };
  const parts = { database: test.database(), clock: test.clock };
  await adoptConfiguration(parts, { origin: 'operator', configuration });
  await server.built().contexts.site.viewer.refresh();
}

describe('system status', () => {
  it('carries the switches and the rules of the registration in its info (portal.md 7)', async () => {
    const browser = server.browser();
    const { value } = await browser.call(endpoints.readStatus);
    const { info } = endpoints.readStatus.reply.parse(value);
    const switches = await browser.call(endpoints.readWhitelabel);
    const rules = await browser.call(endpoints.readRegisterSettings);
    expect([info.whitelabelVal, info.register]).toEqual([switches.value, rules.value]);
  });

  it('0 serves, 1 is maintenance for all, 2 is a blocked region (portal.md section 4)', async () => {
    const visitor = server.browser('203.0.113.9');
    const other = server.browser('198.51.100.9');
    const status = async (browser: typeof visitor) =>
      (await browser.call(endpoints.readStatus)).value;
    expect(await status(visitor)).toMatchObject({ status: 0, location: { ip: '203.0.113.9' } });
    const overrides = [{ block: '203.0.113.0/24', countryCode: 'US' }];
    await change({ regions: { blocked: ['US'], overrides } });
    expect(await status(visitor)).toMatchObject({ status: 2, regionRestriction: true });
    expect(await status(other)).toMatchObject({ status: 0, regionRestriction: false });
    const blocked = await visitor.call(endpoints.listGames);
    expect([blocked.status, blocked.code]).toEqual([451, 'region_blocked']);
    expect((await other.call(endpoints.listGames)).status).toBe(200);
    await change({ maintenance: true, regions: { blocked: ['US'], overrides } });
    expect(await status(visitor)).toMatchObject({ status: 1, maintenance: true });
    const closed = await other.call(endpoints.listGames);
    expect([closed.status, closed.code, closed.headers['retry-after']]).toEqual([
      503,
      'system_maintenance',
      '60',
    ]);
    await change({});
    expect((await other.call(endpoints.listGames)).status).toBe(200);
  });
});

describe('hosts of pictures and launches', () => {
  it('come in an order of the caller, the first of each by its name (portal.md 3)', async () => {
    const imageCDNs = ['https://i1.example', 'https://i2.example', 'https://i3.example'];
    const launchGameCDNs = ['https://l1.example', 'https://l2.example'];
    await change({ imageCDNs, launchGameCDNs });
    const infoOf = async (ip: string) => {
      const { value } = await server.browser(ip).call(endpoints.readStatus);
      return value['info'] as Record<'imageCDNs' | 'launchGameCDNs', string[]>;
    };
    const info = await infoOf('203.0.113.9');
    expect(info.imageCDNs.toSorted()).toEqual(imageCDNs);
    expect(info).toMatchObject({
      imgUrl: info.imageCDNs[0],
      startGameUrl: info.launchGameCDNs[0],
    });
    expect(await infoOf('203.0.113.9')).toEqual(info);
    await change({});
    expect(await infoOf('203.0.113.9')).toMatchObject({ imgUrl: '', startGameUrl: '' });
  });
});

describe('a site', () => {
  it('that closed registration opens no account', async () => {
    await change({ register: { ...demoConfiguration.register, isOpen: false } });
    const got = await server.browser().call(endpoints.register, { body: formOf(newName()) });
    expect([got.status, got.code]).toEqual([422, 'registration_closed']);
    await change({});
  });

  it('that wants no consent opens accounts without it, and stores none', async () => {
    const consents = { ageConfirmed: false, termsAccepted: false };
    await change({ register: { ...demoConfiguration.register, consents } });
    const { value } = await server.browser().call(endpoints.readRegisterSettings);
    expect(value['consents']).toEqual(consents);
    const { ageConfirmed: _age, termsAccepted: _terms, ...body } = formOf(newName());
    expect((await server.browser().call(endpoints.register, { body })).status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query('select terms_version, confirmed_age from members where account = $1', [
        body.username,
      ]);
    expect(rows).toEqual([{ terms_version: null, confirmed_age: null }]);
    await change({});
  });

  it('that is no demo starts members at zero', async () => {
    await change({ isDemo: false });
    const member = server.browser();
    await registerMember(member);
    expect((await member.call(endpoints.readBalance)).value).toMatchObject({ balance: '0.00' });
    expect((await member.call(endpoints.listStatementLines)).value['content']).toEqual([]);
    await change({});
  });

  it('without the switch FREEPLAY3 offers no free play', async () => {
    await change({ switches: { modId: 'SITE', enabled: '1', children: [] } });
    const got = await server.browser().call(endpoints.openTrial, { body: { ageConfirmed: true } });
    expect([got.status, got.code]).toEqual([422, 'free_play_disabled']);
    await change({});
  });

  it('publishes the rule of every field, and applies the same', async () => {
    const { value } = await server.browser().call(endpoints.readRegisterSettings);
    expect(value['fields']).toMatchObject({
      username: {
        enabled: true,
        required: true,
        minLength: 4,
        maxLength: 20,
        patternId: 'letter_then_alphanumeric',
        acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      },
      password: { minLength: 15, acceptedPattern: '*' },
    });
    expect(Object.keys(value['fields'] ?? {})).toHaveLength(15);
  });
});

describe('adoptConfiguration', () => {
  const parts = () => ({ database: test.database(), clock: test.clock });

  it('adds a version for a change and none for the same', async () => {
    const first = await adoptConfiguration(parts(), {
      origin: 'file',
      configuration: { ...demoConfiguration, name: 'One' },
    });
    const same = await adoptConfiguration(parts(), {
      origin: 'file',
      configuration: { ...demoConfiguration, name: 'One' },
    });
    expect(same).toBe(first);
  });

  it("keeps an operator's change at a start without a site file", async () => {
    const byOperator = await adoptConfiguration(parts(), {
      origin: 'operator',
      configuration: { ...demoConfiguration, name: 'Two' },
    });
    const atStart = { origin: 'demo', configuration: demoConfiguration } as const;
    expect(await adoptConfiguration(parts(), atStart)).toBe(byOperator);
  });

  it('takes a site file again only after it was edited', async () => {
    const file = {
      origin: 'file',
      configuration: { ...demoConfiguration, name: 'Filed' },
    } as const;
    await adoptConfiguration(parts(), file);
    const changed = await adoptConfiguration(parts(), {
      origin: 'operator',
      configuration: { ...demoConfiguration, name: 'Changed' },
    });
    expect(await adoptConfiguration(parts(), file)).toBe(changed);
    const edited = { ...file, configuration: { ...demoConfiguration, name: 'Edited' } };
    expect(await adoptConfiguration(parts(), edited)).toBe(changed + 1);
  });

  it('gives one version to several processes that start together', async () => {
    const configuration = { ...demoConfiguration, name: 'Three' };
    const versions = await Promise.all(
      Array.from({ length: 5 }, () =>
        adoptConfiguration(parts(), { origin: 'file', configuration }),
      ),
    );
    expect(new Set(versions).size).toBe(1);
  });

  it('leaves versions that the role of the server cannot edit', async () => {
    const { pool } = test.database();
    await expect(pool.query("update site_versions set origin = 'file'")).rejects.toThrow(/denied/u);
  });
});

describe('createRegions', () => {
  it('finds the first block that holds an address, IPv6 too', () => {
    const regions = createRegions({
      blocked: ['SG'],
      overrides: [
        { block: '10.1.0.0/16', countryCode: 'SG' },
        { block: '10.0.0.0/8', countryCode: 'TH' },
        { block: '2001:db8::/32', countryCode: 'SG' },
      ],
    });
    const seen = ['10.1.2.3', '10.2.2.3', '11.1.1.1', '2001:db8::1', 'nonsense'].map((ip) => [
      regions.countryOf(ip),
      regions.isBlocked(ip),
    ]);
    expect(seen).toEqual([
      ['SG', true],
      ['TH', false],
      [null, false],
      ['SG', true],
      [null, false],
    ]);
  });
});
