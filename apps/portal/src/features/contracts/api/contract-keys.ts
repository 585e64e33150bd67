/** What belongs to the member and goes with the session. */
export const contractKeys = {
  all: ['contracts'],
  consolidated: ['contracts', 'consolidated'],
  list: (query: object) => ['contracts', 'list', query],
  one: (id: string) => ['contracts', 'one', id],
} as const;
