import { postText } from '../../platform/post-text.ts';
import type { Sender } from './sender.ts';
import type { SmsSettings } from './sender-settings.ts';

/**
 * Any provider that takes a message in one HTTP call. The template is JSON when it begins as JSON
 * does, else a form; what is put in is written so that it stays one value.
 */
export function createSmsSender(settings: SmsSettings): Sender {
  const { url, authorization, template, timeoutMilliseconds } = settings;
  const isJson = /^\s*[[{]/u.test(template);
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const write = isJson ? inJson : encodeURIComponent;
  const headers = {
    'content-type': type,
    ...(authorization !== undefined && { authorization }),
  };
  return async ({ recipient, body }) => {
    const values: Readonly<Record<string, string>> = { to: recipient, text: body };
    const filled = template.replaceAll(/\{(to|text)\}/gu, (_, name: string) =>
      write(values[name] ?? ''),
    );
    await postText({ url, headers, body: filled, timeoutMilliseconds });
  };
}

/** The inside of a JSON string. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
