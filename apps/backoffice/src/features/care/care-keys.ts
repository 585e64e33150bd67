/** Keys of what the desk knows of cases; a decision may change any of it. */
export const careKeys = {
  all: ['care'],
  list: (view: string, sign: string | undefined) => ['care', 'list', view, sign],
  one: (id: string) => ['care', 'one', id],
} as const;
