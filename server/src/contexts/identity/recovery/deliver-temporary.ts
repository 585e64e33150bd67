import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { mailAddress } from '../../../platform/mail-address.ts';
import type { EventHandler } from '../../../platform/outbox.ts';
import { findContact, selectProven } from '../codes/store-contacts.ts';
import type { Send } from '../../delivery/index.ts';
import { newPassword, secretHash } from '../secrets.ts';
import { findCredential } from '../store.ts';
import { insertTemporary } from './store-temporary.ts';

interface Parts {
  readonly send: Send;
  readonly texts: Texts;
  /** The name of the brand. */
  readonly brand: () => string;
}

const lifeMinutes = 30;

/**
 * A temporary password to whoever has that name and that address, and nothing to anybody else. An
 * address that nobody has proven may be mistyped and another person's: it gets one only where the
 * account has nothing that is proven (R66). It ends the one that was sent before.
 */
export function deliverTemporary(parts: Parts): EventHandler<'identity.password_mail_wanted'> {
  const { send, texts, brand } = parts;
  return async (ctx, { username, aliases, email, locale }) => {
    const credential = await findCredential(ctx.tx, { realm: 'member', username, aliases });
    const contact =
      credential === undefined
        ? undefined
        : await findContact(ctx.tx, { subjectId: credential.subjectId, channel: 'email' });
    if (credential?.isBlocked !== false || contact?.address !== mailAddress(email)) {
      return;
    }
    const proven = await selectProven(ctx.tx, [credential.subjectId]);
    if (contact.verifiedAt === null && proven.length > 0) {
      return;
    }
    const password = newPassword(ctx.random);
    const at = ctx.clock.now();
    const expiresAt = at.add({ minutes: lifeMinutes });
    const { subjectId } = credential;
    await insertTemporary(ctx.tx, { secretHash: secretHash(password), subjectId, at, expiresAt });
    const language = isLocale(locale) ? locale : 'en';
    const t = texts.translator(language, 'messages');
    const values = { brand: brand(), username: credential.username, password };
    await send(ctx, {
      channel: 'email',
      recipient: contact.address,
      purpose: 'temporary_password',
      subject: t('temporary_password.subject', values),
      body: t('temporary_password.text', { ...values, minutes: lifeMinutes }),
    });
  };
}
