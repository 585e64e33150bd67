/**
 * Content: messages to the customer service with their answers, and votes on the help centre. A
 * message is answered once and neither is changed after that. It sends nothing: a member reads the
 * answer beside the question.
 */
export { plugContent } from './plug.ts';
