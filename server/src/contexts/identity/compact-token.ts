/**
 * Whether a token is written in the one form that it has (RFC 4648, 3.5): decoders forgive blanks,
 * padding and bits that mean nothing, so one token would be many texts.
 */
export function isInOneForm(token: string): boolean {
  return token
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
