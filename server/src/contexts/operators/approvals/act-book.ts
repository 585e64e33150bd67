import { assert } from '@portal/money';
import type { ApprovalId, OperatorAbility, OperatorId, TrailActName } from '@portal/protocol';
import type { z } from 'zod';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { Facts } from '../../trail/index.ts';

/** A request that somebody else has approved, as its act carries it out. */
export interface Approved<Payload> {
  /** Of the request; the debt of what is paid for it is made from this. */
  readonly id: ApprovalId;
  readonly payload: Payload;
  readonly reason: string;
  readonly askedBy: OperatorId;
}

/** What can be asked of a second person. A context declares its acts when it is plugged in. */
export interface Act<Payload> {
  /** As the trail names it once it is done. */
  readonly name: TrailActName;
  /** Whoever asks and whoever decides has it. */
  readonly ability: OperatorAbility;
  /** Closed JSON; what was stored is read by it again before it is done. */
  readonly payload: z.ZodType<Payload>;
  /** What the desk shows of a payload, field by field. */
  facts(payload: Payload, site: Ctx['site']): Facts;
  subject(payload: Payload): { readonly type: string; readonly id: string };
  /** Several may wait for one subject, such as two corrections of a member. */
  readonly mayRepeat?: boolean;
  /** Of those, what is asked for once: no other request waits that has this in its payload. */
  once?(payload: Payload): Partial<Payload> | undefined;
  /** Runs in the transaction of the approval; a refusal leaves the request waiting. */
  perform(ctx: Ctx<OperatorActor>, approved: Approved<Payload>): Promise<void>;
}

/** An act whose payload is what lies in the database. */
export interface StoredAct {
  readonly ability: OperatorAbility;
  perform(ctx: Ctx<OperatorActor>, approved: Approved<unknown>): Promise<void>;
}

/** Every act that the process knows, by its name. */
export interface ActBook {
  declare<Payload>(act: Act<Payload>): void;
  /** Undefined for an act of a later release. */
  find(name: string): StoredAct | undefined;
  names(): readonly string[];
}

export function createActBook(): ActBook {
  const acts = new Map<string, StoredAct>();
  return {
    declare(act) {
      assert(!acts.has(act.name), `${act.name} is declared once`);
      acts.set(act.name, {
        ability: act.ability,
        perform: (ctx, approved) =>
          act.perform(ctx, { ...approved, payload: act.payload.parse(approved.payload) }),
      });
    },
    find: (name) => acts.get(name),
    names: () => [...acts.keys()],
  };
}
