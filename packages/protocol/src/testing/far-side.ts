/// <reference lib="dom" />
import type { CodeOf, Endpoint } from '../endpoint.ts';
import { errorEntry } from '../error-catalogue.ts';
import type { ErrorCode } from '../error-catalogue.ts';
import { endpoints } from '../generated/endpoints.ts';
import type { EndpointName, Endpoints } from '../generated/endpoints.ts';
import { samples } from './generated/samples.ts';
import type { ImpliedCode } from '../implied-errors.ts';
import { refusalsOf } from '../implied-errors.ts';
import { readCall } from './call.ts';
import type { Call } from './call.ts';
import type { Sample } from './sample.ts';
import { createSealedCalls } from './sealed-calls.ts';

type Reply<Name extends EndpointName> = Sample<Name> | ((call: Call) => Sample<Name>);
type Answer = (call: Call) => Response | Promise<Response>;

/** The server as a screen meets it: every endpoint answers its sample until a test says else. */
export interface FarSide {
  /** Takes the place of the browser's own. */
  readonly fetch: typeof globalThis.fetch;
  readonly answer: <Name extends EndpointName>(name: Name, reply: Reply<Name>) => void;
  /** A refusal of the endpoint's declaration; its sentence is `refusalText`. */
  readonly refuse: <Name extends EndpointName>(
    name: Name,
    code: CodeOf<Endpoints[Name]> | ImpliedCode,
    data?: Readonly<Record<string, unknown>>,
  ) => void;
  /** The line is down, or what comes back is no answer of the server. */
  readonly fail: (name: EndpointName, fault: 'offline' | 'badGateway') => void;
  /** Answers as before once the answer of this function is called. */
  readonly hold: (name: EndpointName) => () => void;
  readonly calls: (name: EndpointName) => readonly Call[];
  /** Calls and answers that break their declarations; a test ends with none. */
  readonly faults: readonly string[];
  /**
   * Samples again, and nothing called; a call from before is never answered any more, except for
   * the keys.
   */
  readonly reset: () => void;
}

const nothing = new Promise<never>(() => undefined);

/** What a refusal of the far side says, in every language. */
export function refusalText(code: ErrorCode): string {
  return `The server refused: ${code}.`;
}

export function createFarSide(): FarSide {
  const answers = new Map<EndpointName, Answer>();
  const calls: Call[] = [];
  const faults: string[] = [];
  const sealed = createSealedCalls();
  let round = 0;
  const usual: Answer = async ({ name }) =>
    accepted(name, name === 'readKeys' ? await sealed.keys() : samples[name]);
  const answerOf = (name: EndpointName): Answer => answers.get(name) ?? usual;
  return {
    faults,
    calls: (name) => calls.filter((call) => call.name === name),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const own = round;
      try {
        const call = await readCall(request, sealed);
        calls.push(call);
        const answer = await unlessAborted(request, answerOf(call.name)(call));
        return own === round || isOfEveryTest(call) ? answer : await nothing;
      } catch (thrown) {
        const isOwn = thrown instanceof Error && !(thrown instanceof TypeError);
        if (isOwn && own === round && !request.signal.aborted) {
          faults.push(thrown.message);
        }
        throw thrown;
      }
    },
    reset: () => {
      round += 1;
      answers.clear();
      calls.length = 0;
      faults.length = 0;
    },
    answer: (name, reply) => {
      answers.set(name, (call) => accepted(name, isFunction(reply) ? reply(call) : reply));
    },
    refuse: (name, code, data = {}) => {
      answers.set(name, () => refused(endpoints[name], { code, data }));
    },
    fail: (name, fault) => {
      answers.set(name, () => {
        if (fault === 'badGateway') {
          return new Response('<h1>Bad gateway</h1>', { status: 502 });
        }
        throw new TypeError('Failed to fetch');
      });
    },
    hold: (name) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const before = answerOf(name);
      answers.set(name, async (call) => {
        await promise;
        return before(call);
      });
      return () => {
        answers.set(name, before);
        resolve(undefined);
      };
    },
  };
}

/**
 * A client fetches the keys once for all tests of its file. The first test may end while they are
 * still made; without an answer every sealed call of the others would wait for ever.
 */
function isOfEveryTest({ name }: Call): boolean {
  return name === 'readKeys';
}

/** No answer of the wire is a function, which the compiler cannot know of every name. */
function isFunction(reply: unknown): reply is (call: Call) => unknown {
  return typeof reply === 'function';
}

function accepted(name: EndpointName, value: unknown): Response {
  const { reply }: Endpoint = endpoints[name];
  const read = reply.safeParse(value);
  if (!read.success) {
    throw new Error(`${name}: the answer does not fit the declaration: ${read.error.message}`);
  }
  return Response.json({ success: true, value });
}

function refused(
  endpoint: Endpoint,
  refusal: { readonly code: ErrorCode; readonly data: Readonly<Record<string, unknown>> },
): Response {
  const { code, data } = refusal;
  const { status, data: names } = errorEntry(code);
  const isData = Object.keys(data).every((key) => names.includes(key));
  if (!refusalsOf(endpoint).includes(code) || !isData) {
    throw new Error(`${endpoint.path} refuses with no ${code} ${JSON.stringify(data)}`);
  }
  const message = refusalText(code);
  return Response.json(
    { success: false, code, message, data, requestId: 'req_sample' },
    { status },
  );
}

/** A call that the page gave up ends at once, as the browser's own does. */
function unlessAborted(request: Request, answer: Response | Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  request.signal.addEventListener('abort', () => {
    reject(request.signal.reason as Error);
  });
  return Promise.race([answer, promise]);
}
