import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ContactChannel } from '../codes/store-contacts.ts';
import { findContact } from '../codes/store-contacts.ts';
import { checkCode } from '../codes/use-cases/check-code.ts';

/** Where a code was sent that its reader typed in, to be used up by what follows. */
export interface FormerProof {
  readonly address: string;
  readonly codeId: string;
}

/**
 * The code that was sent to the proven contact which is to be replaced; undefined where there is
 * none. A refusal, `former_code_needed`, is returned, because the try has to count.
 */
export async function proveFormer(
  ctx: Ctx<MemberActor>,
  typed: {
    readonly channel: ContactChannel;
    readonly code: string | undefined;
    readonly request: RequestFacts;
  },
): Promise<FormerProof | Refusal | undefined> {
  const { channel, code = '', request } = typed;
  const former = await findContact(ctx.tx, { subjectId: ctx.actor.id, channel });
  if (former === undefined || former.verifiedAt === null) {
    return undefined;
  }
  const { address: number } = former;
  const checked = await checkCode(ctx, { purpose: 'contact', number, code, request });
  return typeof checked === 'string'
    ? new Refusal('former_code_needed', { channel })
    : { address: number, codeId: checked.id };
}
