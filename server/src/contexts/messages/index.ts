/**
 * The inbox of members and its copies by e-mail and SMS. It hears domain events and is called by
 * nobody: whoever wants a member told emits an event of its own. A message is written once however
 * often its event comes, and nothing reaches an excluded or paused person except what the law or
 * the person's own money asks for (R13).
 */
export { plugMessages } from './plug.ts';
export { readUnreadMessages } from './use-cases/read-unread-messages.ts';
export { latestMessages } from './latest-messages.ts';
