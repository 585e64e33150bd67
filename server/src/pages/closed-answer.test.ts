import { openTexts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../test/factories/running.ts';
import { testDatabase } from '../../test/harness.ts';
import { demoConfiguration } from '../contexts/site/data/demo-configuration.ts';
import type { SiteConfiguration } from '../contexts/site/index.ts';
import { adoptConfiguration } from '../contexts/site/use-cases/adopt-configuration.ts';
import { closedAnswer } from './closed-answer.ts';
import { frontEndsOf } from './front-ends.ts';

const test = testDatabase();
const server = runningServer(test);

async function answerFor(
  changes: Partial<SiteConfiguration>,
  caller: { readonly ip: string; readonly code: string },
) {
  const configuration = { ...demoConfiguration, ...changes };
  const parts = { database: test.database(), clock: test.clock };
  await adoptConfiguration(parts, { origin: 'operator', configuration });
  const snapshot = await server.built().contexts.site.viewer.refresh();
  const language = snapshot.languages.chosenBy({ code: caller.code, header: '' });
  return closedAnswer(snapshot, { ip: caller.ip, language }, openTexts());
}

const inside = { ip: '203.0.113.9', code: 'EN' };
const blocked = {
  regions: { blocked: ['US'], overrides: [{ block: '203.0.113.0/24', countryCode: 'US' }] },
};

describe('closedAnswer', () => {
  it('is none while the site is open to the caller (portal.md section 4)', async () => {
    expect(await answerFor({}, inside)).toBeUndefined();
    expect(await answerFor(blocked, { ...inside, ip: '198.51.100.9' })).toBeUndefined();
  });

  it('says under maintenance to come again, with a way to the customer service', async () => {
    const customerService = [{ csType: 'chat', url: 'https://chat.example/' }];
    const answer = await answerFor(
      { maintenance: true, customerService, linkHosts: ['chat.example'] },
      inside,
    );
    expect(answer).toMatchObject({
      status: 503,
      retryAfterSeconds: 60,
      content: {
        reason: 'maintenance',
        language: 'en',
        theme: 'system',
        siteName: 'Merilune',
        title: "We're working on the site",
        contact: { label: 'Contact us', url: 'https://chat.example/' },
        languages: {
          links: [
            { code: 'EN', name: 'English' },
            ...['CN', 'VN', 'TH', 'JP', 'ID', 'AR'].map((code) => ({ code })),
          ],
        },
      },
    });
  });

  it('leads to the own service page, which stands, and to no other page of the closed site', async () => {
    const customerService = [
      { csType: 'HELP', url: '/help' },
      { csType: 'LIVE_CHAT', url: '/service' },
    ];
    const answer = await answerFor({ maintenance: true, customerService }, inside);
    expect(answer?.content.contact).toEqual({ label: 'Contact us', url: '/service' });
    const { site, catalog } = server.built().contexts;
    const texts = openTexts();
    const [portal] = frontEndsOf('/nowhere', { ...site, ...catalog, texts });
    const closedAt = (url: string) =>
      portal?.closed({ url, headers: {}, ip: inside.ip } as FastifyRequest);
    expect(await closedAt('/service?language=EN')).toBeUndefined();
    expect(await closedAt('/services')).toMatchObject({ status: 503 });
    expect(await closedAt('/help')).toMatchObject({ status: 503 });
  });

  it('leads to no customer service where all of it is another page of the closed site', async () => {
    const customerService = [{ csType: 'HELP', url: '/help' }];
    const answer = await answerFor({ maintenance: true, customerService }, inside);
    expect(answer?.content.contact).toBeUndefined();
  });

  it('takes what a visitor writes there, and no other call', async () => {
    await answerFor({ maintenance: true }, inside);
    const body = {
      name: 'Mona Quay',
      email: 'mona@visitor.example',
      questionType: 'other',
      content: 'When will you be back',
    } as const;
    const browser = server.browser(inside.ip);
    expect(await browser.call(endpoints.sendVisitorFeedback, { body })).toMatchObject({
      status: 200,
    });
    for (const open of [endpoints.readHelpCenter, endpoints.readCaptcha]) {
      expect(await browser.call(open, { query: {} })).toMatchObject({ status: 200 });
    }
    const list = await browser.call(endpoints.listAnnouncements, { query: {} });
    expect(list.code).toBe('system_maintenance');
    await answerFor({}, inside);
  });

  it('names the address to a visitor of a blocked region, in the language asked for', async () => {
    const answer = await answerFor(blocked, { ...inside, code: 'AR' });
    expect([answer?.status, answer?.retryAfterSeconds]).toEqual([451, undefined]);
    expect(answer?.content).toMatchObject({
      reason: 'region',
      direction: 'rtl',
      title: 'غير متاح هنا',
      contact: { url: '/service' },
    });
    expect(answer?.content.text).toContain('203.0.113.9');
  });
});
