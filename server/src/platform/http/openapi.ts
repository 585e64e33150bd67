import type { Endpoint } from '@portal/protocol';
import { errorEntry, refusalsOf } from '@portal/protocol';
import { z } from 'zod';
import { formType } from './body-parsers.ts';

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
}

type Json = Readonly<Record<string, unknown>>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodType | undefined, place: 'query' | 'path'): readonly Json[] {
  if (schema === undefined) {
    return [];
  }
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required?.includes(name) === true,
    schema: property,
  }));
}

function headerParametersOf(endpoint: Endpoint): readonly Json[] {
  const gateway =
    endpoint.gateway3 === true
      ? [{ name: 'X-Gateway-Version', in: 'header', required: true, schema: { const: '3' } }]
      : [];
  return endpoint.idempotent === true
    ? [
        ...gateway,
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 8, maxLength: 64 },
        },
      ]
    : gateway;
}

function requestBodyOf(endpoint: Endpoint): Json {
  if (endpoint.body === undefined) {
    return {};
  }
  const schema = jsonSchema(endpoint.body, 'input');
  const content =
    endpoint.encrypted === true
      ? {
          'application/jose': {
            schema: { type: 'string', description: 'Compact JWE', contentSchema: schema },
          },
        }
      : { [endpoint.form === true ? formType : 'application/json']: { schema } };
  return { requestBody: { required: true, content } };
}

function refusalResponses(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errorEntry(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      String(status),
      {
        description: entries.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Refusal' },
                { properties: { code: { enum: entries } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

function operationOf(endpoint: Endpoint): Json {
  const value = jsonSchema(endpoint.reply, 'output');
  const envelope = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.ability !== undefined && { 'x-ability': endpoint.ability }),
    'x-rate-class': endpoint.rate,
    security: endpoint.access === 'visitor' ? [] : [{ bearer: [], cookie: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headerParametersOf(endpoint),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      '200': {
        description: 'Success',
        content: { 'application/json': { schema: envelope } },
      },
      ...refusalResponses(endpoint),
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'data', 'requestId'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    data: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** The description of the whole wire, OpenAPI 3.1; the same rows as the router's (R93). */
export function describeApi(endpoints: readonly Endpoint[], info: OpenApiInfo): Json {
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path);
  return {
    openapi: '3.1.0',
    info,
    paths: Object.fromEntries(
      [...byPath].map(([path, group]) => [
        path,
        Object.fromEntries(group.map((row) => [row.method.toLowerCase(), operationOf(row)])),
      ]),
    ),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      },
    },
  };
}
