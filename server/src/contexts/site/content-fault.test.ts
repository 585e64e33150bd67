import { describe, expect, it } from 'vitest';
import { contentInvalid } from './content-fault.ts';

describe('contentInvalid', () => {
  it.each([
    ['notices.4.showTo', 'order', { field: 'time', row: '5', fault: 'order' }],
    ['banners.0.title', 'missing', { field: 'title', row: '1', fault: 'missing' }],
    ['help.2.art_1.content', 'language', { field: 'body', row: '3', fault: 'language' }],
    ['mainDomain', 'stranger', { field: 'address', row: 'none', fault: 'stranger' }],
    ['register.fields.password', 'other', { field: 'other', row: 'none', fault: 'other' }],
  ] as const)('%s %s: %j', (place, kind, data) => {
    expect(contentInvalid({ place, kind })).toMatchObject({ code: 'content_invalid', data });
  });
});
