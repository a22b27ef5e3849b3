import { prerenderLinkAttribute } from './protocol';

/** Makes the browser prerender the marked page. The web server allows the text by its hash. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${prerenderLinkAttribute}]` }, eagerness: 'immediate' }],
});
