import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { mailAddress } from '../../../platform/mail-address.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { EventHandler } from '../../../platform/outbox.ts';
import { findContact, selectProven } from '../codes/store-contacts.ts';
import type { Send } from '../../delivery/index.ts';
import { newPassword, secretHash } from '../secrets.ts';
import type { CredentialRow } from '../store.ts';
import { findCredentials } from '../store.ts';
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
    const found = await recipientOf(ctx, { username, aliases, email });
    if (found === undefined) {
      return;
    }
    const { credential, address } = found;
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
      recipient: address,
      purpose: 'temporary_password',
      subject: t('temporary_password.subject', values),
      body: t('temporary_password.text', { ...values, minutes: lifeMinutes }),
    });
  };
}

/** Whose address it is, of all who have the name: national digits may be two people's numbers. */
async function recipientOf(
  ctx: Ctx,
  {
    email,
    ...name
  }: {
    readonly username: string;
    readonly aliases: readonly string[] | undefined;
    readonly email: string;
  },
): Promise<{ readonly credential: CredentialRow; readonly address: string } | undefined> {
  for (const credential of await findCredentials(ctx.tx, { realm: 'member', ...name })) {
    const { subjectId } = credential;
    const contact = await findContact(ctx.tx, { subjectId, channel: 'email' });
    const isTheirs = !credential.isBlocked && contact?.address === mailAddress(email);
    const proven = isTheirs ? await selectProven(ctx.tx, [subjectId]) : [];
    if (isTheirs && (contact.verifiedAt !== null || proven.length === 0)) {
      return { credential, address: contact.address };
    }
  }
  return undefined;
}
