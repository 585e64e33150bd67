export const families = [
  'ssc',
  'd3',
  'x5',
  'k3',
  'pk',
  'pc',
  'kl8',
  'lhc',
  'vnn',
  'vns',
  'th',
  'la',
  'hn',
  'my',
  'yk',
  'fdmy',
  'fdsg',
  'tg',
] as const;
export type FamilyName = (typeof families)[number];

/** What a bet type looks at in a draw; computed once for a draw, however many lines ask. */
export type ViewOf<Draw, View> = (draw: Draw) => View;

/**
 * A draw together with the views that lines have asked of it. Prepare it once for all its lines.
 */
export interface PreparedDraw<Draw = unknown> {
  readonly family: FamilyName;
  readonly draw: Draw;
  readonly view: <View>(viewOf: ViewOf<Draw, View>) => View;
}

export function prepare<Draw>(family: FamilyName, draw: Draw): PreparedDraw<Draw> {
  const views = new Map<unknown, unknown>();
  return {
    family,
    draw,
    view: <View>(viewOf: ViewOf<Draw, View>): View => {
      let view = views.get(viewOf);
      if (view === undefined) {
        view = viewOf(draw);
        views.set(viewOf, view);
      }
      // Each key of the map is a function and its value is what that function made of this draw, so
      // the types agree.
      return view as View;
    },
  };
}
