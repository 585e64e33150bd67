import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { presenters } from './presenters.ts';

const row = (presenter: string): string =>
  `route(a, {\n  useCase,\n  present: ${presenter},\n});\n`;

describe('presenters', () => {
  it('catches one that gives back what it gets', () => {
    const path = 'server/src/contexts/a/routes.ts';
    expect(offencesIn(presenters, { [path]: row('(page) => page') })).toEqual([
      `${path}:3 The use case gives the reply itself: bind it alone, route(endpoint, useCase).`,
    ]);
  });

  it.each(['(page) => ({ content: page })', 'presentPage', '(page, call) => call', '() => answer'])(
    'lets %s pass',
    (presenter) => {
      expect(offencesIn(presenters, { 'server/src/contexts/a/routes.ts': row(presenter) })).toEqual(
        [],
      );
    },
  );
});
