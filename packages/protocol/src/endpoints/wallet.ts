import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { statementLine } from '../schemas/statement.ts';
import { cursorPageOf, cursorQuery, periodQuery } from '../schemas/wire.ts';

export const readStatement = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement',
  summary: "The member's own account statement, newest first.",
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    ...periodQuery,
    ...cursorQuery(100),
  }),
  reply: cursorPageOf(statementLine),
  errors: [],
});
