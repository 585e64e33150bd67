export const themeKey = 'theme';
export const calmKey = 'calmMode';

/**
 * Runs before the first paint: stored choice, else the system's, else dark (design-brief.md 2), and
 * Calm mode where it was chosen, so that nothing moves before the page knows. It stands inline in
 * the head, so it is short and never throws where storage is blocked.
 */
export const firstPaintScript = `(()=>{let t,d=document.documentElement.dataset
try{t=localStorage.getItem('${themeKey}')
if(localStorage.getItem('${calmKey}')==='1')d.motion='calm'}catch{}
if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';
d.theme=t})()`;
