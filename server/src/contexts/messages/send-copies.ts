import { createFormats, intlTagOf, isLocale, type Locale, moneyLine } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { currency, isCurrencyCode } from '@portal/money';
import {
  type DeliveryChannel,
  type MemberId,
  messageKind,
  type MessageType,
  messageWords,
} from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { Send } from '../delivery/index.ts';
import { provenContacts } from '../identity/index.ts';
import { marketingConsents } from '../members/index.ts';
import { takeCopy } from './copy-budget.ts';
import { copyChannels, type Reader } from './copy-channels.ts';
import type { MessageRow } from './store.ts';
import { type CopyLane, lockCopySends } from './store-copies.ts';
import { selectCopies, selectLocales } from './store-readers.ts';
import { paramsIn } from './stored-params.ts';

export interface CopyParts {
  readonly send: Send;
  readonly texts: Texts;
  /** The name of the brand. */
  readonly brand: () => string;
}

/** What the text of a message needs. */
type Said = Pick<MessageRow, 'type' | 'params'>;

/**
 * Hands messages that were just written to e-mail and SMS, in the language of each member and as
 * far as the budgets of copies reach (R65).
 */
export async function sendCopies(
  ctx: Ctx,
  parts: CopyParts,
  messages: readonly MessageRow[],
): Promise<void> {
  const copied = messages.filter(({ type }) => messageKind(type).copy !== 'never');
  if (copied.length === 0) {
    return;
  }
  const memberIds = [...new Set(copied.map(({ memberId }) => memberId))];
  const contacts = await provenContacts(ctx, memberIds);
  if (contacts.length === 0) {
    return;
  }
  const locales = await selectLocales(ctx.tx, memberIds);
  const readers = await readersOf(ctx, memberIds, contacts);
  await lockCopySends(ctx.tx);
  for (const message of copied) {
    const { memberId, type } = message;
    const reader = readers.get(memberId);
    const wanted = reader === undefined ? [] : copyChannels(type, reader);
    const locale = locales.get(memberId) ?? ctx.site.defaultLocale;
    for (const { channel, address } of contacts.filter(
      (contact) => contact.subjectId === memberId && wanted.includes(contact.channel),
    )) {
      if (await takeCopy(ctx, { channel, lane: laneOf(type), recipient: address })) {
        const said = textOf(ctx, parts, { message, channel, locale });
        await parts.send(ctx, { channel, recipient: address, purpose: 'inbox_copy', ...said });
      }
    }
  }
}

/** To a contact that is not the member's any more, in the language of the member. */
export async function sendCopyTo(
  ctx: Ctx,
  parts: CopyParts,
  copy: {
    readonly message: Said & Pick<MessageRow, 'memberId'>;
    readonly contact: { readonly channel: DeliveryChannel; readonly address: string };
  },
): Promise<void> {
  const { message, contact } = copy;
  const { channel, address: recipient } = contact;
  await lockCopySends(ctx.tx);
  if (!(await takeCopy(ctx, { channel, lane: 'farewell', recipient }))) {
    return;
  }
  const locales = await selectLocales(ctx.tx, [message.memberId]);
  const locale = locales.get(message.memberId) ?? ctx.site.defaultLocale;
  const said = textOf(ctx, parts, { message, channel, locale });
  await parts.send(ctx, { channel, recipient, purpose: 'inbox_copy', ...said });
}

/** What somebody chose to be told does not use up what they may not miss. */
function laneOf(type: MessageType): CopyLane {
  return messageKind(type).copy === 'always' ? 'always' : 'chosen';
}

async function readersOf(
  ctx: Ctx,
  memberIds: readonly MemberId[],
  contacts: Awaited<ReturnType<typeof provenContacts>>,
): Promise<ReadonlyMap<MemberId, Reader>> {
  const copies = await selectCopies(ctx.tx, memberIds);
  const consents = await marketingConsents(ctx, memberIds);
  return new Map(
    memberIds.map((memberId) => {
      const own = <Row extends { readonly memberId: MemberId }>(rows: readonly Row[]) =>
        rows.filter((row) => row.memberId === memberId);
      const proven = contacts.filter(({ subjectId }) => subjectId === memberId);
      return [
        memberId,
        {
          proven: new Set(proven.map(({ channel }) => channel)),
          chosen: new Set(own(copies).map(({ topic, channel }) => `${topic} ${channel}` as const)),
          consents: new Set(own(consents).map(({ channel }) => channel)),
        },
      ];
    }),
  );
}

function textOf(
  { site }: Ctx,
  { texts, brand }: CopyParts,
  copy: {
    readonly message: Said;
    readonly channel: DeliveryChannel;
    readonly locale: string;
  },
): { readonly subject?: string; readonly body: string } {
  const language: Locale = isLocale(copy.locale) ? copy.locale : 'en';
  const t = texts.translator(language, 'inbox');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  const { type, params } = copy.message;
  const words = messageWords(paramsIn(language, params), {
    money: (amount, code) => moneyLine(formats.money(amount, symbolOf(code))),
    moment: (at) => formats.fullDateTime(at),
  });
  const title = t(`types.${type}.title`, words);
  const text = t(`types.${type}.text`, words);
  const name = { brand: brand() };
  return copy.channel === 'email'
    ? { subject: `${name.brand}: ${title}`, body: `${text}\n\n${t('copy.footer', name)}` }
    : { body: `${name.brand}: ${text}` };
}

function symbolOf(code: string): string {
  return isCurrencyCode(code) ? currency(code).symbol : code;
}
