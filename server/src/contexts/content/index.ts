/**
 * Content: messages to the customer service with their answers, votes on the help centre, and which
 * announcements a member has read. A message is answered once and neither is changed after that;
 * its member may write once more to it. It sends nothing: a member reads the answer beside the
 * question.
 */
export { plugContent } from './plug.ts';
export { countUnreadAnnouncements } from './use-cases/count-unread-announcements.ts';
