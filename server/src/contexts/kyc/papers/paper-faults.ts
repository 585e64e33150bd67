import { birthDateFault, isProfileText, kycFields, papersOfKind } from '@portal/protocol';
import type { BodyOf, Endpoints } from '@portal/protocol';
import type { FieldFault } from '../../../platform/http/refusal-answer.ts';

export type TypedPapers = Omit<BodyOf<Endpoints['sendPapers']>, 'images'>;

/** What a kind asks for and was not given; papers of another kind, and those that have ended. */
export function paperFaults(typed: TypedPapers, today: Temporal.PlainDate): readonly FieldFault[] {
  const fields: readonly (keyof TypedPapers)[] = kycFields[typed.kind];
  const missing = fields
    .filter((name) => (typed[name] ?? '') === '')
    .map((path) => ({ path, rule: 'required' }));
  const isOther = !papersOfKind[typed.kind].includes(typed.paper);
  const hasEnded = typed.expiresOn !== undefined && typed.expiresOn < String(today);
  const { bornOn, fullName = '' } = typed;
  const isNoName = fullName !== '' && !isProfileText('payeeName', fullName);
  const unborn = bornOn === undefined ? undefined : birthDateFault(bornOn, String(today));
  return [
    ...(isOther ? [{ path: 'paper', rule: 'kind' }] : []),
    ...missing,
    ...(isNoName ? [{ path: 'fullName', rule: 'pattern' }] : []),
    ...(unborn === undefined ? [] : [{ path: 'bornOn', rule: unborn }]),
    ...(hasEnded ? [{ path: 'expiresOn', rule: 'range' }] : []),
  ];
}
