import type { Endpoint } from '@portal/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import {
  limitByAccount,
  limitExactly,
  limitByPlace,
  refuseClosedSite,
  refuseForeignOrigin,
} from './admission.ts';
import type { Answer } from './answer.ts';
import { formType } from './body-parsers.ts';
import { isLargeBody } from './body-sizes.ts';
import { boundCall } from './bound-call.ts';
import { packPublic } from './compression.ts';
import { type CallLines, inOwnLine } from './call-lines.ts';
import { type Admission, CallScope } from './call-scope.ts';
import { checkedSerializer } from './checked-serializer.ts';
import { compiledSerializer, isCompilable } from './compiled-serializer.ts';
import { cookieHeader } from './cookies.ts';
import { openEncrypted } from './encryption.ts';
import { admit } from './guard.ts';
import type { HttpParts } from './http-parts.ts';
import type { LargeBodies } from './large-bodies.ts';
import type { LoadShedder, PlaceOwner } from './load-shedder.ts';
import { atPlace, refuseWhenFull } from './load-place.ts';
import { refusePrototypeNames } from './query-guard.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readFacts } from './read-facts.ts';
import type { ReadPace } from './read-pace.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Call, Route } from './route.ts';
import { noteRefusedPlace } from './refused-place.ts';
import { refuseUnproven } from './step-up.ts';

export interface Edge {
  readonly parts: HttpParts;
  readonly limiter: RateLimiter;
  readonly shedder: LoadShedder;
  readonly readPace: ReadPace;
  readonly lines: CallLines;
  readonly largeBodies: LargeBodies;
}

interface Admitted extends Admission {
  readonly owner: PlaceOwner;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What admission found out; see `installAdmission`. */
    admitted: Admitted | undefined;
    /** Reads a large body in its turn. */
    inTurn: LargeBodies['read'] | undefined;
    /** Gives back the place of a large body. */
    leavePlace: (() => void) | undefined;
  }
}

/** Gives every request its place for what admission finds out. */
export function installAdmission(app: FastifyInstance): void {
  app.decorateRequest('admitted', undefined);
  app.decorateRequest('inTurn', undefined);
  app.decorateRequest('leavePlace', undefined);
}

const noQuery = z.strictObject({});
const noBody = z.union([z.null(), z.strictObject({})]);

/** Answers that come in floods and have one shape; those of several shapes are checked copies. */
function isHot({ rate, reply }: Endpoint): boolean {
  return rate === 'play' && isCompilable(reply);
}

/** Binds one row: every step of the pipeline follows from what its endpoint declares. */
export function bindRoute(app: FastifyInstance, edge: Edge, row: Route): void {
  const { endpoint } = row;
  const call = boundCall(endpoint);
  app.route({
    method: endpoint.method,
    config: { call },
    bodyLimit: call.body.bytes,
    url: endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    schema: {
      querystring: endpoint.query ?? noQuery,
      ...(endpoint.params !== undefined && { params: endpoint.params }),
      ...(endpoint.method !== 'GET' && { body: endpoint.body ?? noBody }),
      response: { 200: z.strictObject({ success: z.literal(true), value: endpoint.reply }) },
    },
    serializerCompiler: isHot(endpoint)
      ? compiledSerializer
      : checkedSerializer((fields) => edge.parts.onUndeclared({ call: call.name, fields })),
    onRequest: async (request, reply) => {
      request.admitted = await admitCall(edge, endpoint, { request, reply });
      admitLargeBody(edge, endpoint, { request, reply });
    },
    ...(endpoint.encrypted === true
      ? {
          preValidation: async (request: FastifyRequest) => {
            refusePrototypes(request);
            const { facts, owner } = admissionOf(request);
            request.body = await atPlace(edge, owner, () => openBody(edge, request, facts));
          },
        }
      : { preValidation: refuseBadShape(endpoint.form === true) }),
    ...(isPublic(endpoint) && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
        typeof payload === 'string' ? packPublic(request, reply, payload) : payload,
    }),
    handler: async (request, reply) => {
      const caller = admissionOf(request);
      const scope = new CallScope(edge.parts, call.name, caller);
      // Not before the whole body is there: whoever never sends it holds nobody else's place.
      const isLarge = isLargeBody(endpoint, request.headers['content-length']);
      const leave = request.leavePlace;
      // From here on the work holds the place, also when the caller has gone away.
      request.leavePlace = undefined;
      try {
        const answer = await inOwnLine(edge.lines, { endpoint, actor: caller.actor, isLarge }, () =>
          atPlace(edge, caller.owner, () => row.run(scope, callOf(request, caller.facts))),
        );
        sendEffects(reply, answer);
        return { success: true, value: answer.value };
      } finally {
        leave?.();
      }
    },
  });
}

/** The same for every caller, so that packing it tells nothing. */
function isPublic(endpoint: Endpoint): boolean {
  return endpoint.access === 'visitor' && endpoint.method === 'GET';
}

function admissionOf({ admitted }: FastifyRequest): Admitted {
  if (admitted === undefined) {
    throw new Error('a call passed without admission');
  }
  return admitted;
}

/** Cheapest refusals first; the guard before a byte of the body is read. */
async function admitCall(
  edge: Edge,
  endpoint: Endpoint,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Admitted> {
  const { parts } = edge;
  const { request, reply } = http;
  reply.header('cache-control', 'no-store');
  const facts = readFacts(request);
  const block = facts.isLocal ? undefined : facts.addressBlock;
  const owner = { rate: endpoint.rate, block };
  refuseWhenFull(edge.shedder, owner);
  const limits = { ...edge, nowMs: parts.clock.nowMs() };
  limitByPlace(limits, endpoint.rate, facts);
  refuseForeignOrigin(request, facts);
  refuseOtherGateway(endpoint, facts);
  await limitExactly(limits, endpoint.rate, facts);
  const view = await parts.site();
  await noteRefusedPlace(parts, endpoint, { view, facts });
  refuseClosedSite(endpoint, view, facts);
  const actor = await admit(parts.authentication, endpoint, facts);
  if (actor.kind !== 'visitor') {
    limitByAccount(limits, endpoint.rate, actor.id);
  }
  const call = { actor, now: parts.clock.now() };
  await refuseUnproven(parts, endpoint, call);
  if (endpoint.idempotent === true && facts.idempotencyKey === undefined) {
    throw new Refusal('idempotency_key_required');
  }
  // Money that moves, bets included; a session is looked at again at each such call (R21).
  if (endpoint.idempotent === true && actor.kind === 'member' && !actor.isTrial) {
    await parts.notePlace(actor, view.site, { requestId: facts.id, isRefused: false });
  }
  return { facts, view, actor, owner };
}

/**
 * A large body has a place of its account before it is read, until the call is answered, or given
 * up before it was whole.
 */
function admitLargeBody(
  { largeBodies }: Edge,
  endpoint: Endpoint,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): void {
  const { actor } = admissionOf(request);
  const isLarge = isLargeBody(endpoint, request.headers['content-length']);
  if (!isLarge || endpoint.method === 'GET' || actor.kind === 'visitor') {
    return;
  }
  request.leavePlace = largeBodies.admit(actor.id);
  request.inTurn = (work) => largeBodies.read(work);
  reply.raw.once('close', () => request.leavePlace?.());
}

/** A client that was written for another gateway would seal its call in another way. */
function refuseOtherGateway({ gateway3 }: Endpoint, { gatewayVersion }: RequestFacts): void {
  if (gateway3 === true && gatewayVersion !== '3') {
    throw new Refusal('gateway_version_required');
  }
}

function refusePrototypes(request: FastifyRequest): void {
  refusePrototypeNames(request.query);
  refusePrototypeNames(request.params);
}

/** Calls back, as nothing is waited for. */
function refuseBadShape(isForm: boolean) {
  return (request: FastifyRequest, _reply: FastifyReply, next: (error?: Error) => void): void => {
    refusePrototypes(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOfItsKind = hasType(request, formType) === isForm && !isCompact(request);
    next(
      isRead || (isOfItsKind && isUtf8(request))
        ? undefined
        : new Refusal('unsupported_media_type'),
    );
  };
}

/** JSON is UTF-8 (RFC 8259); a body that says otherwise would be read as what it is not. */
function isUtf8(request: FastifyRequest): boolean {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s";]*)/iu.exec(request.headers['content-type'] ?? '') ?? [];
  return /^(utf-?8|us-ascii)$/iu.test(charset);
}

function isCompact(request: FastifyRequest): boolean {
  return hasType(request, 'application/jose');
}

function hasType(request: FastifyRequest, type: string): boolean {
  return request.headers['content-type']?.startsWith(type) === true;
}

async function openBody(
  { parts }: Edge,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<unknown> {
  if (!isCompact(request) || typeof request.body !== 'string') {
    throw new Refusal('encryption_required');
  }
  const payload = await openEncrypted(parts, request.body, facts);
  if (payload === undefined) {
    throw new Refusal('encryption_invalid');
  }
  return payload;
}

function callOf(request: FastifyRequest, facts: RequestFacts): Call<Endpoint> {
  const { params, query, body } = request;
  return { params, query, body, request: facts };
}

function sendEffects(reply: FastifyReply, answer: Answer<unknown>): void {
  for (const cookie of answer.cookies) {
    reply.header('set-cookie', cookieHeader(cookie));
  }
  reply.headers(answer.headers);
}
