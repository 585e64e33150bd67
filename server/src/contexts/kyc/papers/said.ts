import type { KycCaseId, KycDocumentId } from '@portal/protocol';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { renewedSecret } from '../../../platform/secrets/renew.ts';
import { resealPicture, type SealedPicture } from '../../../platform/secrets/sealed-picture.ts';
import type { SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import {
  renewDocument,
  renewSaid,
  selectOtherDocuments,
  selectOtherSaid,
} from './store-documents.ts';

type Cipher = Pick<Ctx, 'cipher'>;

const rowsAtOnce = 50;

/** What stands in papers, as their owner typed it; null for what the kind does not ask. */
const said = z.strictObject({
  fullName: z.string().nullable(),
  bornOn: z.string().nullable(),
  number: z.string().nullable(),
  address: z.string().nullable(),
});
export type Said = z.output<typeof said>;

function saidPlace(id: KycCaseId): SecretPlace {
  return { purpose: 'kyc-said', label: id };
}

export function pictureOf(id: KycDocumentId): SealedPicture {
  return { purpose: 'kyc-picture', id };
}

export function hideSaid({ cipher }: Cipher, id: KycCaseId, words: Said): Buffer {
  return cipher.encrypt(saidPlace(id), Buffer.from(JSON.stringify(words)));
}

export function openSaid(
  { cipher }: Cipher,
  row: { readonly id: KycCaseId; readonly saidSecret: Uint8Array },
): Said {
  const text = cipher.decrypt(saidPlace(row.id), row.saidSecret).toString('utf8');
  return said.parse(JSON.parse(text));
}

/** Puts papers under the key in use, some at a time; answers how many. */
export async function renewPapers(ctx: Ctx): Promise<number> {
  const query = { prefix: ctx.cipher.prefix, limit: rowsAtOnce };
  const cases = await selectOtherSaid(ctx.tx, query);
  for (const { id, secret: stored } of cases) {
    const secret = renewedSecret(ctx.cipher, saidPlace(id), { stored, isClear: false });
    await renewSaid(ctx.tx, { id, secret });
  }
  const pictures = await selectOtherDocuments(ctx.tx, query);
  for (const { id, secret: stored } of pictures) {
    const secret = resealPicture(ctx, pictureOf(id), stored);
    await renewDocument(ctx.tx, { id, secret });
  }
  return cases.length + pictures.length;
}
