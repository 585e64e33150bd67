import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { channelsOf, draftOf, isAddress } from './contact-draft.ts';

const channels = samples.readContactChannels;

describe('channelsOf', () => {
  it('gives back what nobody changed', () => {
    const { service, links } = channels;
    expect(channelsOf(draftOf(channels), channels)).toEqual({ service, links });
  });

  it('puts the chosen channel first, and leaves out what is empty', () => {
    const draft = { ...draftOf(channels), first: 'telegram', social: {} } as const;
    const { service, links } = channelsOf(draft, channels);
    expect(service.map(({ csType }) => csType)).toEqual(['TELEGRAM', 'LIVE_CHAT']);
    expect(links).toEqual([]);
  });

  it('keeps channels that the form does not show, and a second one of a kind', () => {
    const rows = [
      { csType: 'VIBER', url: 'https://v.example/' },
      { csType: 'TELEGRAM_VIP', url: 'https://t.example/vip' },
      { csType: 'ONLINE', url: 'https://o.example/' },
    ];
    const more = { ...channels, service: [...channels.service, ...rows] };
    expect(channelsOf(draftOf(more), more).service).toEqual(more.service);
    const draft = { ...draftOf(more), line: 'https://l.example/', first: 'line' } as const;
    expect(channelsOf(draft, more).service[0]).toEqual({
      csType: 'LINE',
      url: 'https://l.example/',
    });
  });

  it('says in which languages a channel and a link are shown, each for itself', () => {
    const languages = { 'service.telegram': ['AR'], 'links.facebook': ['EN', 'AR'] };
    const { service, links } = channelsOf({ ...draftOf(channels), languages }, channels);
    expect(service.map((row) => row.languages)).toEqual([undefined, ['AR']]);
    expect(links[0]?.languages).toEqual(['EN', 'AR']);
    const more = { ...channels, service: [...service], links: [...links] };
    expect(draftOf(more).languages).toMatchObject(languages);
  });

  it('keeps links of kinds that the form does not show', () => {
    const other = { name: 'press', resourceType: 'FILE', labelNameEn: 'Press', url: '/press' };
    const more = { ...channels, links: [...channels.links, other] };
    expect(channelsOf(draftOf(more), more).links).toContainEqual(other);
  });
});

describe('isAddress', () => {
  it.each([
    ['', true],
    ['/service', true],
    ['https://t.example/a', true],
    ['http://t.example', false],
    ['//t.example', false],
    ['javascript:alert(1)', false],
  ])('%s: %s', (text, isRight) => {
    expect(isAddress(text)).toBe(isRight);
  });
});
