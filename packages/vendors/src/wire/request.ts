import type { WalletCall, WalletCommand } from '../command.ts';
import type { Reading, WireRequest } from '../dialect.ts';
import type { OutcomeCode } from '../outcome.ts';
import { readJson } from './json.ts';

const utf8 = new TextEncoder();

export const jsonHeaders = { 'content-type': 'application/json' } as const;

export function bytesOf(text: string): Uint8Array {
  return utf8.encode(text);
}

export function notRead(code: OutcomeCode, requestId: string): Reading {
  return { ok: false, code, requestId };
}

export function firstOf({ commands }: WalletCall): WalletCommand {
  return commands[0];
}

export function postOf(
  path: string,
  body: string,
  extra: Partial<Pick<WireRequest, 'query' | 'headers'>> = {},
): WireRequest {
  const { query = '', headers = {} } = extra;
  return { path, query, headers: { ...jsonHeaders, ...headers }, body: bytesOf(body) };
}

/** An answer as its fields; empty for one that cannot be read, which counts as no answer. */
export function answerFields(body: string): Readonly<Record<string, unknown>> {
  const value = readJson(body);
  // Objects of JSON have no other keys than text.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
