/** What belongs to the member and goes with the session. */
export const contractKeys = {
  all: ['contracts'],
  consolidated: ['contracts', 'consolidated'],
  list: (query: object) => ['contracts', 'list', query],
  bills: (query: object) => ['contracts', 'bills', query],
  billSums: (query: object) => ['contracts', 'billSums', query],
  bill: (id: string) => ['contracts', 'bill', id],
  billTeam: (id: string) => ['contracts', 'billTeam', id],
  replay: (id: string) => ['contracts', 'replay', id],
  one: (id: string) => ['contracts', 'one', id],
} as const;
