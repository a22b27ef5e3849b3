import { nextPageAttribute } from './protocol';

/** Has the browser render the marked page ahead; the host knows the text by its hash. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${nextPageAttribute}]` }, eagerness: 'immediate' }],
});
