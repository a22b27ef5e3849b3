import { browserProblems } from '../browsers/browserProblems';
import { BrowserSupport } from '../browsers/BrowserSupport';
import { fallbacks } from '../browsers/fallbacks';
import { featureUses } from '../browsers/featureUses';
import { root } from '../build/root';

/** Fails if a script or style uses a feature that supported browsers lack, and `fallbacks` does not list it. */
const support = new BrowserSupport();
const listed = new Set(fallbacks.map(({ feature }) => feature));
const uses = featureUses(root, (feature) => listed.has(feature) || support.lacking(feature).length > 0);
const problems = browserProblems(uses, fallbacks, support);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
