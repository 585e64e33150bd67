/**
 * The people of the back office: who they are, which role they have, their sessions, and the second
 * person. Which role may do what is the closed table `roleAbilities` of the protocol, checked by
 * the guard of each route; every context ships the desk routes of its own area.
 *
 * An act that needs two people is declared by its context and asked for with `askApproval`. It is
 * carried out in the transaction of its approval, once; nobody decides their own request.
 */
export type { Act, Approved } from './approvals/act-book.ts';
export { plugOperators } from './plug.ts';
export type { OperatorsPlug } from './plug.ts';
export {
  readAskers,
  readDeciderNames,
  readOperatorNames,
  readWaitingApprovals,
  readWaitingFor,
} from './reads.ts';
export { accountsOfActor, readPeople, refuseSamePerson } from './persons/persons.ts';
export type { People } from './persons/people.ts';
export { askApproval } from './approvals/use-cases/ask-approval.ts';
