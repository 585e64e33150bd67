/** Keys of what the desk knows of promotions; a decision may change any of it. */
export const promotionKeys = {
  all: ['promotions'],
  list: (state: string | undefined) => ['promotions', 'list', state],
  one: (id: string) => ['promotions', 'one', id],
  applications: (view: string) => ['promotions', 'applications', view],
  picture: (id: string) => ['application-picture', id],
} as const;
