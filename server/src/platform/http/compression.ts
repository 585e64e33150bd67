import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const leastBytes = 1400;

/**
 * Packs a public text answer. Private ones go as they are: a compressed answer that mixes secrets
 * with what a caller sent can be read by its length.
 */
export async function packPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (text.length < leastBytes) {
    return text;
  }
  const varies = reply.getHeader('vary');
  reply.header(
    'vary',
    varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`,
  );
  if (accepted.includes('br')) {
    reply.header('content-encoding', 'br');
    return packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  }
  if (accepted.includes('gzip')) {
    reply.header('content-encoding', 'gzip');
    return packGzip(text, { level: 5 });
  }
  return text;
}
