export const themeKey = 'theme';

/**
 * Runs before the first paint: stored choice, else the system's, else dark (design-brief.md 2). It
 * stands inline in the head, so it is short and never throws where storage is blocked.
 */
export const firstPaintScript = `(()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}
if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
document.documentElement.dataset.theme=t})()`;
