/**
 * The operators' side: who they are and may do, members under their care, and the audit trail of
 * every act. An act and its line are written together; a line is never changed or removed.
 */
export { can } from './policy.ts';
export { plugBackoffice } from './plug.ts';
