import type { Endpoints, OperatorRole, ReplyOf } from '@portal/protocol';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import type { OperatorActor } from '../../platform/context.ts';
import { actionsOn } from './policy.ts';
import type { Operator } from './store.ts';
import type { OperatorLine, OperatorPage } from './use-cases/list-operators.ts';

type Listed = ReplyOf<Endpoints['listOperators']>;

export function presentOperator(operator: Operator): ReplyOf<Endpoints['readOperator']> {
  const { id, username, role } = operator;
  return { id, username, role: roleOf(role), abilities: [...abilitiesOf(role)] };
}

export function presentLine(line: OperatorLine, actor: OperatorActor): Listed['content'][number] {
  return {
    id: line.id,
    username: line.username,
    role: roleOf(line.role),
    state: line.state,
    stateReason: line.stateReason,
    createdAt: String(line.createdAt),
    lastLoginAt: line.lastSignInAt === null ? null : String(line.lastSignInAt),
    mustChangePassword: line.mustChangePassword,
    hasFactor: line.hasFactor,
    standsFor: [...line.standsFor],
    isSelf: line.id === actor.id,
    abilities: [...actionsOn(actor, line)],
  };
}

export function presentLines(page: OperatorPage, actor: OperatorActor): Listed {
  return {
    content: page.lines.map((line) => presentLine(line, actor)),
    nextCursor: page.nextCursor ?? null,
  };
}

/** A role that this release does not know is shown as the role with the fewest abilities. */
function roleOf(role: string): OperatorRole {
  return operatorRoles.find((candidate) => candidate === role) ?? 'auditor';
}
