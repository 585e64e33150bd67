import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptedPatterns, patternIds } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { chooseConfiguration } from './choose-configuration.ts';
import { parseConfiguration } from './configuration.ts';
import { demoConfiguration } from './data/demo-configuration.ts';
import { deviationsOf } from './deviations.ts';
import { emptyConfiguration } from './data/empty-configuration.ts';

const changed = (changes: Record<string, unknown>) =>
  parseConfiguration({ ...demoConfiguration, ...changes });

const { signIn } = emptyConfiguration;

const switchedOn = (modId: string) => ({
  modId: 'SITE',
  enabled: '1',
  children: [{ modId, enabled: '1', children: [] }],
});

describe('parseConfiguration', () => {
  it('accepts the demo brand and the empty site', () => {
    expect(parseConfiguration(demoConfiguration)).toMatchObject({ ok: true });
    expect(parseConfiguration(emptyConfiguration)).toMatchObject({ ok: true });
  });

  it('asks staff and agents for a second factor unless a site says otherwise (R67)', () => {
    const { secondFactor, ...silent } = demoConfiguration;
    const both = { staff: true, agents: true };
    expect([emptyConfiguration.secondFactor, secondFactor]).toEqual([
      both,
      { staff: false, agents: false },
    ]);
    expect(parseConfiguration(silent)).toMatchObject({ configuration: { secondFactor: both } });
  });

  it('shows examples of every channel on the demo, the own page first', () => {
    const { customerService, resources } = demoConfiguration;
    expect(customerService.map(({ csType }) => csType)).toEqual([
      'LIVE_CHAT',
      'TELEGRAM',
      'FACEBOOK',
    ]);
    expect(resources.map(({ name }) => name)).toEqual(['facebook', 'telegram']);
    // Domains that nobody may own (RFC 2606).
    const outside = [...customerService.slice(1), ...resources].map(({ url }) => new URL(url).host);
    expect(outside.every((host) => host.endsWith('.example'))).toBe(true);
  });

  it('asks for passwords by length alone, 15 characters and at least 64 allowed (R60)', () => {
    for (const { register } of [demoConfiguration, emptyConfiguration]) {
      const { minLength, maxLength, patternId } = register.fields.password;
      expect([minLength, maxLength >= 64, patternId]).toEqual([15, true, 'any']);
    }
  });

  it.each([
    [{ currency: 'XXX' }, /^currency: /u],
    [{ currency: 'USD' }, /^currency: not one of currencies/u],
    [{ timeZone: 'Moon/Tranquility' }, /^timeZone: /u],
    [{ defaultLanguage: 'FR' }, /^defaultLanguage: /u],
    [{ languages: [{ code: 'EN', locale: 'xx' }] }, /^languages\.0\.locale: /u],
    [{ languages: [{ code: '__proto__', locale: 'en' }] }, /^languages\.0\.code: /u],
    [{ languages: ['en'] }, /^languages\.0: /u],
    [
      { languages: [...demoConfiguration.languages, { code: 'EN', locale: 'ar' }] },
      /^languages: EN is there twice/u,
    ],
    [{ languages: [{ code: 'EN', locale: 'en' }] }, /banners\.0\.title: AR is not one of/u],
    [
      {
        languages: [...demoConfiguration.languages, { code: 'TY', locale: 'en' }],
        defaultLanguage: 'TY',
      },
      /banners\.0\.title: no text in TY/u,
    ],
    [{ colour: 'blue' }, /colour/u],
    [{ regions: { blocked: ['XX1'], overrides: [] } }, /^regions\.blocked\.0/u],
    [
      { regions: { blocked: [], overrides: [{ block: '10.0.0.0/33', countryCode: 'US' }] } },
      /^regions\.overrides\.0\.block/u,
    ],
    [
      { customerService: [{ csType: 'x', url: 'javascript:alert(1)' }] },
      /^customerService\.0\.url/u,
    ],
    [
      { customerService: [{ csType: 'x', url: '/service', languages: ['XX'] }] },
      /^customerService\.0\.languages/u,
    ],
    [{ customerService: [{ csType: 'x', url: '//evil.example' }] }, /^customerService\.0\.url/u],
    [{ customerService: [{ csType: 'x', url: '/\\evil.example' }] }, /^customerService\.0\.url/u],
    [{ phoneCountries: ['XX'] }, /^phoneCountries\.0: no country of phones/u],
    [{ signIn: { ...signIn, pwdEnabled: false } }, /^signIn: no way to sign in is left/u],
    [
      { signIn: { ...signIn, mobileReg: true }, switches: switchedOn('MOBILENUMREG3') },
      /^signIn\.mobileReg: needs a password/u,
    ],
    [
      {
        signIn: { ...signIn, smsEnabled: true },
        switches: switchedOn('CHNGPASSVERIF3'),
        phoneCountries: [],
      },
      /^phoneCountries: mobile numbers need a country/u,
    ],
    [{ sessions: { idleMinutes: 31, absoluteHours: 24 } }, /^sessions\.idleMinutes/u],
    [{ switches: { modId: 'X', enabled: 1, children: [] } }, /^switches\.enabled/u],
  ])('names the fault of %j', (changes, fault) => {
    const parsed = changed(changes);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.faults.join('\n')).toMatch(fault);
  });

  it('lets a site ask for every field of the specification', () => {
    const { register } = demoConfiguration;
    const rules = Object.entries(register.fields).map(([name, rule]) => [
      name,
      { ...rule, enabled: true, required: true },
    ]);
    const fields = Object.fromEntries(rules) as typeof register.fields;
    expect(changed({ register: { ...register, fields } }).ok).toBe(true);
  });
});

describe('the languages of a site', () => {
  it('have their usual codes where the site names none, and may be any of the release', () => {
    const languages = [{ locale: 'en' }, { code: 'TY', locale: 'th' }, { locale: 'zh-Hant' }];
    const parsed = changed({ languages, banners: [], notices: [], help: [], helpLines: [] });
    expect(parsed).toMatchObject({
      configuration: {
        languages: [{ code: 'EN' }, { code: 'TY', locale: 'th' }, { code: 'TW' }],
      },
    });
  });
});

describe('deviationsOf', () => {
  it('is silent about the shipped sites and names each rule that guidance advises against', () => {
    expect(deviationsOf(demoConfiguration)).toEqual([]);
    expect(deviationsOf(emptyConfiguration)).toEqual([]);
    const { register } = demoConfiguration;
    const password = {
      ...register.fields.password,
      minLength: 8,
      patternId: 'four_classes',
    } as const;
    const fields = { ...register.fields, password };
    const told = deviationsOf({ ...demoConfiguration, register: { ...register, fields } });
    expect(told.map((sentence) => /four_classes|8 characters/u.exec(sentence)?.[0])).toEqual([
      'four_classes',
      '8 characters',
    ]);
  });
});

describe('a language that is not whole', () => {
  it('is told of at the start', () => {
    const languages = [...demoConfiguration.languages, { code: 'SW', locale: 'sw' as const }];
    const told = deviationsOf({ ...demoConfiguration, languages });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Kiswahili (SW)');
  });
});

describe('chooseConfiguration', () => {
  it('reads a site file, and says what is wrong with a bad one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
    const file = join(folder, 'site.json');
    writeFileSync(file, JSON.stringify({ ...demoConfiguration, name: 'Elsewhere' }));
    const chosen = chooseConfiguration({ file, isDemo: false, port: 8080 });
    expect([chosen.origin, chosen.configuration.name]).toEqual(['file', 'Elsewhere']);
    writeFileSync(file, JSON.stringify({ ...demoConfiguration, name: '' }));
    expect(() => chooseConfiguration({ file, isDemo: false, port: 8080 })).toThrow(
      /SITE: .*name: /u,
    );
    writeFileSync(file, '{');
    expect(() => chooseConfiguration({ file, isDemo: false, port: 8080 })).toThrow(
      /cannot be read as JSON/u,
    );
    const missing = join(folder, 'none.json');
    expect(() => chooseConfiguration({ file: missing, isDemo: false, port: 8080 })).toThrow(
      /cannot be read/u,
    );
    rmSync(folder, { recursive: true });
  });

  it('gives a demo the names of its own machine as lines, and popups for all three in all languages', () => {
    const { configuration } = chooseConfiguration({ file: undefined, isDemo: true, port: 8080 });
    expect(configuration.domains).toEqual(['localhost:8080', '127.0.0.1:8080']);
    expect(configuration.mainDomain).toBe('localhost:8080');
    const unknown = chooseConfiguration({ file: undefined, isDemo: true, port: 0 });
    expect(unknown.configuration.domains).toEqual([]);
    expect(parseConfiguration(configuration).ok).toBe(true);
    const { notices, languages } = configuration;
    const of = (type: string) => notices.filter(({ promotionType }) => promotionType === type);
    expect(
      of('PU')
        .map(({ execution }) => execution)
        .toSorted(),
    ).toEqual(['A', 'B', 'F']);
    const codes = languages.map(({ code }) => code).toSorted();
    for (const notice of [...of('PU'), ...of('PR')]) {
      expect(Object.keys(notice.title).toSorted()).toEqual(codes);
      expect(Object.keys(notice.content).toSorted()).toEqual(codes);
    }
    expect(of('PR')).toHaveLength(1);
  });

  it('takes the demo brand or the empty site without one', () => {
    expect(chooseConfiguration({ file: undefined, isDemo: true, port: 8080 }).origin).toBe('demo');
    expect(
      chooseConfiguration({ file: undefined, isDemo: false, port: 8080 }).configuration.isDemo,
    ).toBe(false);
  });
});

describe('accepted patterns', () => {
  it('run in linear time against hostile texts, each below 5 ms (R84)', () => {
    const hostile = ['a', 'A1', ' ', '!', 'a ', '　', '密', '1'].flatMap((piece) => [
      piece.repeat(255),
      `${piece.repeat(250)}\n!`,
      `${piece.repeat(120)}@${piece.repeat(120)}`,
    ]);
    for (const id of patternIds) {
      const source = acceptedPatterns[id];
      const pattern = source === '*' ? /(?:)/u : new RegExp(source, 'u');
      for (const text of hostile) {
        const times = [1, 2, 3].map(() => {
          const startedAt = performance.now();
          pattern.test(text);
          return performance.now() - startedAt;
        });
        expect(Math.min(...times), `${id} of ${text.slice(0, 10)}`).toBeLessThan(5);
      }
    }
  });
});
