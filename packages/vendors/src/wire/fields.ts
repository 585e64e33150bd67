import { isKeepableText } from '@portal/money';
import { z } from 'zod';
import { Numeral, readJson, textOf } from './json.ts';

/** Whatever is free text on the wire: what a database cannot hold is no message. */
export const wireText = z.string().refine(isKeepableText);
export const addressText = z.url().refine(isKeepableText);

/** Ids of vendors: long enough for any of them, short enough for an index. */
export const idText = wireText.min(1).max(120);
export const codeText = wireText.min(1).max(60);
/** An amount in digits; what they mean is the dialect's. */
export const numeral = z.instanceof(Numeral);
/** A small whole number, such as of free rounds. */
export const countNumeral = numeral.refine(({ text }) => /^(?:0|[1-9]\d{0,5})$/u.test(text));

export function countOf(count: Numeral | undefined): number | undefined {
  return count && Number(count.text);
}

const nothing = z.looseObject({});

/** The body as this message, or undefined; fields that we do not know are left alone. */
export function readMessage<Schema extends z.ZodType>(
  schema: Schema,
  body: Uint8Array,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(readJson(textOf(body)));
  return parsed.success ? parsed.data : undefined;
}

/** The id to echo, from a body of which nothing else is certain. */
export function echoOf(body: Uint8Array, name: string): string {
  const parsed = nothing.safeParse(readJson(textOf(body)));
  const id = parsed.success ? idText.safeParse(parsed.data[name]) : undefined;
  return id?.success === true ? id.data : '';
}
