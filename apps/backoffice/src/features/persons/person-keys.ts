/** Keys of what the desk knows of pairs of accounts; a decision may change any of it. */
export const personKeys = {
  all: ['persons'],
  list: (view: string, mark: string | undefined) => ['persons', 'list', view, mark],
  one: (id: string) => ['persons', 'one', id],
} as const;
