export const chatKeys = {
  all: ['chat'],
  list: ['chat', 'list'],
  mutes: ['chat', 'mutes'],
} as const;
