import { prerenderLinkAttribute } from './protocol';

/** Rules that make the browser prerender the marked page. The web server's CSP allows this text by its hash. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${prerenderLinkAttribute}]` }, eagerness: 'immediate' }],
});
