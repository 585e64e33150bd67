/**
 * Chat: rooms of members, text only, with masked names. A message is never changed; a moderator
 * takes it away with a reason, which leaves a trace. Nobody whom R13 protects reads or writes here.
 */
export { plugChat } from './plug.ts';
