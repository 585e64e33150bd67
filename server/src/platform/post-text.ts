/** A call to another company's server: its answer is read no further than whether it took it. */
export interface TextToPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMilliseconds: number;
}

/**
 * Throws when the answer is no success, and when there is none in time; never follows elsewhere.
 */
export async function postText(call: TextToPost): Promise<void> {
  const { url, headers, body, timeoutMilliseconds } = call;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
  await answer.body?.cancel();
  if (!answer.ok) {
    throw new Error(`answered with ${answer.status}`);
  }
}
