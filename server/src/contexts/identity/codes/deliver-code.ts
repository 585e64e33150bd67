import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { DeliveryPurpose } from '@portal/protocol';
import type { EventHandler } from '../../../platform/outbox.ts';
import type { Send } from '../../delivery/index.ts';
import type { CodePurpose } from './store-codes.ts';
import { findProvenSubject } from './store-contacts.ts';

interface Parts {
  readonly send: Send;
  readonly texts: Texts;
  /** The name of the brand. */
  readonly brand: () => string;
}

/**
 * Sends a code where it may go: to sign in and to recover, a member has to have proven the number;
 * to register and to bind, nobody may have. Whoever owns a number that is taken hears that somebody
 * tried to register with it.
 */
export function deliverCode({ send, texts, brand }: Parts): EventHandler<'identity.code_wanted'> {
  return async (ctx, { purpose, number, code, minutes, locale }) => {
    const channel = number.includes('@') ? 'email' : 'sms';
    const owner = await findProvenSubject(ctx.tx, { channel, address: number });
    const kind = kindOf(purpose, owner !== undefined);
    if (kind === undefined) {
      return;
    }
    const language = isLocale(locale) ? locale : 'en';
    const t = texts.translator(language, 'messages');
    const body = t(kind, { brand: brand(), code, minutes });
    const subject = channel === 'email' ? { subject: t('code_subject', { brand: brand() }) } : {};
    await send(ctx, { channel, recipient: number, purpose: kind, ...subject, body });
  };
}

type CodeMessage = Exclude<DeliveryPurpose, 'temporary_password' | 'inbox_copy' | 'service_answer'>;

/** To who has proven the number or the address. */
const ownMessages = {
  login: 'login_code',
  password: 'password_code',
  place: 'place_code',
  step_up: 'act_code',
  transfer: 'act_code',
  contact: 'act_code',
  payment: 'act_code',
} as const;

function kindOf(purpose: CodePurpose, isKnown: boolean): CodeMessage | undefined {
  if (purpose === 'bind') {
    return isKnown ? undefined : 'bind_code';
  }
  if (purpose === 'register') {
    return isKnown ? 'already_registered' : 'register_code';
  }
  return isKnown ? ownMessages[purpose] : undefined;
}
