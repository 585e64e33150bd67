/** The pages of the inbox, in every view; beside them what hangs on it. */
export const inboxKeys = {
  pages: ['inbox', 'pages'],
  copies: ['inbox', 'copies'],
} as const;
