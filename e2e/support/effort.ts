/** What a journey takes, as design-brief.md 4.1 counts it. */
export interface Effort {
  readonly taps: number;
  readonly keys: number;
  readonly decisions: number;
  /** Of the person: the same on every machine. */
  readonly modelSeconds: number;
  /** Of the page, with what the driver of the browser takes on top. */
  readonly waitSeconds: number;
}

/** The operator model: a finger is faster at buttons than a mouse, and slower at letters. */
const touch = { tapSeconds: 1, keySeconds: 0.4 };
const mouse = { tapSeconds: 1.2, keySeconds: 0.28 };
const decisionSeconds = 1.35;

/** Counts from the first act on. Letters are counted by the model, so typing them is no wait. */
export function openEffort({ isTouch }: { readonly isTouch: boolean }) {
  const { tapSeconds, keySeconds } = isTouch ? touch : mouse;
  let [taps, keys, decisions, asideMs] = [0, 0, 0, 0];
  let startedAt: number | undefined;
  const start = (): void => {
    startedAt ??= performance.now();
  };
  const tap = (): void => {
    start();
    taps += 1;
  };
  return {
    tap,
    /** A tap that somebody has to decide on first. */
    choose: (): void => {
      tap();
      decisions += 1;
    },
    type: (text: string): void => {
      start();
      keys += text.length;
    },
    aside: async <T>(act: () => Promise<T>): Promise<T> => {
      const from = performance.now();
      const value = await act();
      asideMs += performance.now() - from;
      return value;
    },
    sum: (): Effort => {
      const elapsedMs = startedAt === undefined ? 0 : performance.now() - startedAt - asideMs;
      return {
        taps,
        keys,
        decisions,
        modelSeconds: taps * tapSeconds + keys * keySeconds + decisions * decisionSeconds,
        waitSeconds: elapsedMs / 1000,
      };
    },
  };
}

/** The line that the script prints (design-brief.md 4.1), beside the bar of its journey. */
export function tellOf(journey: string, effort: Effort, barSeconds: number): string {
  const { taps, keys, decisions, modelSeconds, waitSeconds } = effort;
  const seconds = (modelSeconds + waitSeconds).toFixed(1);
  const parts = `${taps} taps, ${keys} keys, ${decisions} decisions, ${waitSeconds.toFixed(1)} s of waits`;
  return `${journey}: ${seconds} s of ${barSeconds} s (${parts})`;
}
