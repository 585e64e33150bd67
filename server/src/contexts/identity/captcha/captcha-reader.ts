import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { SiteViewer } from '../../site/index.ts';
import type { GeetestSettings } from '../sign-in-settings.ts';
import { askGeetest, type GeetestValues } from './ask-geetest.ts';
import type { CaptchaFields, GeetestProof, ReadCaptcha } from './captcha-answer.ts';

/** R63: nothing that was proven longer ago counts. */
const freshSeconds = 300;
/** How far the provider's clock may be before ours. */
const skewSeconds = 60;

/**
 * Asks outside of any transaction: another company's server may take seconds. What it proved is
 * spent in the transaction that uses it, so that it opens one call.
 */
export function captchaReader(parts: {
  readonly viewer: SiteViewer;
  readonly settings: GeetestSettings | undefined;
  readonly log: Logger;
}): ReadCaptcha {
  const { viewer, settings, log } = parts;

  async function verdictOf(
    values: GeetestValues,
    now: Temporal.Instant,
  ): Promise<GeetestProof['verdict']> {
    const { kinds, geetest } = (await viewer.current()).configuration.captcha;
    if (settings === undefined || geetest === undefined || !kinds.includes('geetest')) {
      return 'wrong';
    }
    if (!isFresh(values, now)) {
      return 'wrong';
    }
    try {
      return (await askGeetest(settings, geetest.captchaId, values)) ? 'right' : 'wrong';
    } catch (error) {
      log.error({ err: error }, 'GeeTest gave no verdict');
      return settings.whenDown === 'accept' ? 'right' : 'unreachable';
    }
  }

  return async (fields, now) => {
    const captcha = fields.captcha?.trim() ?? '';
    if (captcha !== '' || fields.lot_number === undefined) {
      return captcha;
    }
    const values = wholeOf(fields);
    const verdict = values === undefined ? 'wrong' : await verdictOf(values, now);
    const hash = createHash('sha256').update(`geetest:${fields.lot_number}`).digest();
    const until = now.add({ seconds: freshSeconds + skewSeconds });
    const madeAt = verdict === 'right' ? secondsOf(fields.gen_time) : now;
    return { verdict, hash, until, madeAt };
  };
}

function secondsOf(text = ''): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(Number(text)) * 1000);
}

function wholeOf(fields: CaptchaFields): GeetestValues | undefined {
  const { lot_number = '', captcha_output = '', pass_token = '', gen_time = '' } = fields;
  const values = { lot_number, captcha_output, pass_token, gen_time };
  return Object.values(values).includes('') ? undefined : values;
}

function isFresh({ gen_time: text }: GeetestValues, now: Temporal.Instant): boolean {
  const age = now.epochMilliseconds / 1000 - Number(text);
  return age < freshSeconds && age > -skewSeconds;
}
