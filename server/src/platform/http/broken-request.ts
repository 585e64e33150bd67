import type { Duplex } from 'node:stream';
import { dataPolicy, securityHeaders } from './security-headers.ts';

const statusByCode: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers bytes that are no request, or no whole one in time, and destroys the connection: an end
 * that the other side never confirms would keep it for minutes. Nothing is written between the
 * answers of earlier calls.
 */
export function answerBrokenRequest(
  code: string | undefined,
  socket: Duplex,
  openCalls: number,
): void {
  // One call may be open: it waits for the rest of its own body.
  if (socket.writable && openCalls <= 1 && socket.writableLength === 0) {
    socket.write(brokenAnswer(statusByCode[code ?? ''] ?? '400 Bad Request'));
  }
  socket.destroy();
}

/** R74: also what the server says before there is a request. */
function brokenAnswer(status: string): string {
  const headers = {
    ...securityHeaders,
    'content-security-policy': dataPolicy,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
}
