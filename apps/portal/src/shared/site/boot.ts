import type { BootAnswer } from '@portal/protocol';

/** The data that came with the page; the server writes it into the HTML of every visit. */
export function readBoot(): BootAnswer {
  const text = document.querySelector('#boot')?.textContent;
  if (text === undefined || text === null) {
    throw new Error('the page came without its boot answer');
  }
  // The server parsed this answer with its schema before writing it.
  return JSON.parse(text) as BootAnswer;
}
