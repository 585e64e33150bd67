import type { ReplyOf } from '../endpoint.ts';
import type { EndpointName, Endpoints } from '../generated/endpoints.ts';

/** What an endpoint answers, as JSON. */
export type Sample<Name extends EndpointName> = ReplyOf<Endpoints[Name]>;

/** One answer for every endpoint: a declaration without its sample does not compile. */
export type Samples = { readonly [Name in EndpointName]: Sample<Name> };
