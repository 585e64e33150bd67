import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type ErrorCode, errorEntry } from '@portal/protocol';
import { Refusal, type RefusalData } from '../refusal.ts';
import type { AssetRoute } from './asset-route.ts';
import { bindAsset } from './asset-route.ts';
import { bindCallback, type CallbackRoute } from './callback-route.ts';
import { isAtHost, isBackofficePath } from './backoffice-host.ts';
import { undeclaredBy } from './bound-call.ts';
import { installBodyParsers } from './body-parsers.ts';
import type { ClientReader } from './client-address.ts';
import { createClientReader } from './client-address.ts';
import type { FrontEnds } from './front-ends.ts';
import { createGuardedServer } from './guarded-server.ts';
import type { HttpParts } from './http-parts.ts';
import { createLoadShedder } from './load-shedder.ts';
import type { OpenApiInfo } from './openapi.ts';
import { describeApi } from './openapi.ts';
import { createPathTable } from './path-table.ts';
import { openCallLines } from './call-lines.ts';
import { openLargeBodies } from './large-bodies.ts';
import type { Edge } from './pipeline.ts';
import { bindRoute, installAdmission } from './pipeline.ts';
import { mostBodyBytes } from './body-sizes.ts';
import type { ProbeParts } from './probes.ts';
import { installProbes } from './probes.ts';
import { createReadPace } from './read-pace.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { pathOf, readFacts } from './read-facts.ts';
import { requestRefusal } from './request-refusal.ts';
import { refusalAnswer, refusalOf } from './refusal-answer.ts';
import { refusalWords } from './refusal-words.ts';
import type { Route } from './route.ts';
import { shareLimits } from './shared-limits.ts';
import { dataPolicy, securityHeaders } from './security-headers.ts';
import { bindSockets, type SocketRoute } from './socket-route.ts';
import { installViolationReports } from './violation-reports.ts';

export interface HttpOptions {
  readonly routes: readonly Route[];
  readonly assets: readonly AssetRoute[];
  readonly callbacks: readonly CallbackRoute[];
  readonly sockets: readonly SocketRoute[];
  readonly frontEnds: FrontEnds;
  readonly name: string;
  readonly release: string;
  readonly commit: string;
  readiness(): Promise<Readonly<Record<string, boolean>>>;
}

export interface HttpApp {
  readonly app: FastifyInstance;
  /** Tells the other processes what was let through here; happens by itself each second. */
  shareLimits(): Promise<void>;
  /** Readiness falls; open calls go on. */
  drain(): void;
  /** Stops listening and waits for open calls. */
  close(): Promise<void>;
}

const mostLimiterKeys = 200_000;
const apiPrefixes = ['/wps/', '/lgw/', '/lotto/', '/api/', '/gateway/'] as const;

export function createHttpApp(parts: HttpParts, options: HttpOptions): HttpApp {
  let isDraining = false;
  const { caps, trust } = parts.settings;
  const clients = createClientReader(trust);
  const app = fastify({
    logger: false,
    bodyLimit: mostBodyBytes,
    serverFactory: (handle) => createGuardedServer(handle, { caps, clients, log: parts.log }),
    // Who is believed is decided in `client-address.ts` alone.
    trustProxy: false,
    genReqId: () => parts.ids.next('req'),
    requestIdHeader: false,
    // Calls that arrive while the server stops are still answered; new connections are not taken.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      applyHeaders(reply, request.id);
      void answerError(parts, error, { request, reply });
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installBodyParsers(app);
  installAdmission(app);
  const edge = {
    parts,
    limiter: createRateLimiter(mostLimiterKeys),
    shedder: createLoadShedder(caps),
    readPace: createReadPace(),
    lines: openCallLines(),
    largeBodies: openLargeBodies(),
  };
  installHooks(app, edge, clients);
  const sharing = shareLimits({ ...parts, limiter: edge.limiter, store: parts.rateStore });
  app.addHook('onClose', (_app, done) => {
    sharing.stop();
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(parts, error, { request, reply }));
  for (const row of options.routes) {
    bindRoute(app, edge, row);
  }
  for (const asset of options.assets) {
    bindAsset(app, asset);
  }
  for (const callback of options.callbacks) {
    bindCallback(app, callback);
  }
  bindSockets(app, edge, options.sockets);
  installViolationReports(app, edge);
  const { name, release, commit } = options;
  installProbes(app, {
    release,
    commit,
    readiness: () => options.readiness(),
    isDraining: () => isDraining,
    openApi: apiTexts(options.routes, { title: name, version: release }),
    isOperator: async (request) =>
      (await parts.authentication.operator(readFacts(request), { isUse: true })) !== undefined,
  });
  installFallback(app, { parts, options });
  return {
    app,
    shareLimits: () => sharing.share(),
    drain() {
      isDraining = true;
    },
    close: () => app.close(),
  };
}

/** What operators may call is described to operators only. */
function apiTexts(routes: readonly Route[], info: OpenApiInfo): ProbeParts['openApi'] {
  const all = routes.map(({ endpoint }) => endpoint);
  const open = all.filter(({ path }) => !isBackofficePath(path));
  return {
    forOperators: JSON.stringify(describeApi(all, info)),
    forOthers: JSON.stringify(describeApi(open, info)),
  };
}

/** Hooks that wait for nothing call back: a promise for each would cost every call. */
function installHooks(app: FastifyInstance, edge: Edge, clients: ClientReader): void {
  const { parts } = edge;
  app.decorateRequest('client', undefined);
  app.addHook('onRequest', (request, reply, next) => {
    applyHeaders(reply, request.id);
    request.client = clients.read(request.raw);
    next(requestRefusal(edge, request));
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    parts.metrics.answered({ route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    next();
  });
}

function applyHeaders(reply: FastifyReply, requestId: string): void {
  reply
    .headers(securityHeaders)
    .header('content-security-policy', dataPolicy)
    .header('x-request-id', requestId);
}

/** Built files, and paths that neither an endpoint nor a file has: 405, a page, or 404. */
function installFallback(
  app: FastifyInstance,
  bound: { readonly parts: HttpParts; readonly options: HttpOptions },
): void {
  const { parts, options } = bound;
  options.frontEnds.install(app);
  const table = createPathTable(options.routes.map((row) => row.endpoint));
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const methods = table.methodsOf(path);
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '));
      return answerError(parts, new Refusal('method_not_allowed'), { request, reply });
    }
    const { backofficeHost } = parts.settings;
    if (backofficeHost !== undefined && isAtHost(request.headers.host, backofficeHost)) {
      if (path === '/') {
        return reply.redirect('/backoffice/');
      }
      if (!isBackofficePath(path)) {
        return answerError(parts, new Refusal('not_found'), { request, reply });
      }
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isApi = apiPrefixes.some((prefix) => path.startsWith(prefix));
    if (isRead && !isApi && (await options.frontEnds.answer(request, reply, path))) {
      return reply;
    }
    return answerError(parts, new Refusal('not_found'), { request, reply });
  });
}

async function answerError(
  parts: HttpParts,
  error: unknown,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { request, reply } = http;
  const refusal = refusalOf(error);
  const { locale, errorText } = await languageOf(parts, request);
  const answer = refusalAnswer(refusal, { locale, errorText, requestId: request.id });
  const line = {
    requestId: request.id,
    code: answer.code,
    path: pathOf(request.url).slice(0, 200),
    ...(answer.status === 500 && { err: error }),
  };
  const undeclared = undeclaredBy(request.routeOptions.config.call, answer.code);
  if (undeclared !== undefined) {
    parts.onUndeclared(undeclared);
  }
  parts.metrics.refused(answer.code);
  parts.log[errorEntry(answer.code).log](line, 'refused');
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('cache-control', 'no-store')
    .header('content-language', locale)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer.body);
}

/** The caller's language; a site that cannot be read must not hide the error. */
async function languageOf(parts: HttpParts, request: FastifyRequest) {
  const { errorText } = parts;
  try {
    const view = await parts.site();
    const { currency } = view.site;
    return {
      locale: view.localeFor(request.headers['accept-language'] ?? ''),
      errorText: (locale: string, code: ErrorCode, data: RefusalData) =>
        errorText(locale, code, refusalWords({ code, data }, { locale, currency })),
    };
  } catch {
    return { locale: 'en', errorText };
  }
}
