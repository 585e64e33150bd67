/**
 * Tells when a page is left and when Back brings it back as it was. Browsers keep no page for Back
 * that has an open socket. The answer ends the watch.
 */
export function watchLeaving(hear: {
  readonly left: () => void;
  readonly back: () => void;
}): () => void {
  let isLeft = false;
  function leave(): void {
    isLeft = true;
    hear.left();
  }
  function comeBack(): void {
    if (isLeft) {
      isLeft = false;
      hear.back();
    }
  }
  globalThis.addEventListener('pagehide', leave);
  globalThis.addEventListener('pageshow', comeBack);
  return () => {
    globalThis.removeEventListener('pagehide', leave);
    globalThis.removeEventListener('pageshow', comeBack);
  };
}
