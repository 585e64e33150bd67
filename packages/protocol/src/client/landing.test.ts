import { describe, expect, it } from 'vitest';
import { landingOf } from './landing.ts';
import type { Failure } from './wire.ts';

const plan = {
  shown: ['username', 'consent'] as const,
  places: { username_taken: 'username', termsAccepted: 'consent', captcha_required: 'captcha' },
  text: 'No.',
  faultText: (name: string, rule: string) => `${name}: ${rule}`,
} as const;

function failure(code: string, data: Failure['data'] = {}): Failure {
  return {
    ok: false,
    code,
    status: 400,
    message: '',
    data,
    requestId: '',
  };
}

function land(code: string, data?: Failure['data']) {
  return landingOf<'username' | 'consent' | 'captcha'>(failure(code, data), plan);
}

describe('landingOf', () => {
  it('puts a code on the field that it is about', () => {
    expect(land('username_taken')).toEqual({ fields: { username: 'No.' } });
  });

  it('says every other code of the whole form', () => {
    expect(land('overloaded')).toEqual({ fields: {}, whole: 'No.' });
  });

  it('says of the whole form what is about a field that is not shown', () => {
    expect(land('captcha_required')).toEqual({ fields: {}, whole: 'No.' });
  });

  it('puts refused values on their fields, by the path or the place of the path', () => {
    const fields = [
      { path: 'username', rule: 'length' },
      { path: 'termsAccepted', rule: 'required' },
    ];
    expect(land('validation_failed', { fields })).toEqual({
      fields: { username: 'username: length', consent: 'consent: required' },
    });
  });

  it.each([
    [[{ path: 'qqNum', rule: 'disabled' }]],
    [[]],
    ['nothing of the kind'],
    [[{ path: 1 }]],
  ])('leaves nothing unsaid when the fields are %j', (fields) => {
    expect(land('validation_failed', { fields })).toEqual({ fields: {}, whole: 'No.' });
  });
});
