const loading = new Map<string, Promise<boolean>>();

/** Fetches a script of another company once; false when it did not come, and then once more. */
export function loadScript(url: string): Promise<boolean> {
  const begun = loading.get(url);
  if (begun !== undefined) {
    return begun;
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  const loaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      resolve(false);
    });
  });
  loading.set(url, loaded);
  document.head.append(script);
  return loaded;
}
