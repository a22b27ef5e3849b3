/**
 * The names that the host, the scripts of a served page, the application and its styles share. No other file spells them
 * out, except `_protocol.scss` for the styles. docs/handover.md says who sets each one, and when.
 */

/** Id of the element that the application renders into. */
export const rootId = 'root';

/** On the root: address of what the host read to render the page, as JSON. */
export const pageStateAttribute = 'data-page-state';

/** Sent to the document once the application has taken over. */
export const applicationReadyEvent = 'application-ready';

/** Sent to the document when the visitor first uses the page. */
export const pageUsedEvent = 'page-used';

/** On `<html>`: the visitor has used the page, or the application has begun to start. */
export const usedAttribute = 'data-used';

/** On `<html>`: a link to another page was pressed; work of the application would delay that page. */
export const leavingAttribute = 'data-leaving';

/** On `<html>`: the country of the visitor, once the early script knows it; the application does not ask again. */
export const countryAttribute = 'data-country';

/** On `<html>`: a script that the application needs could not be loaded. */
export const failedAttribute = 'data-failed';

/** On the root: the path that the host rendered. */
export const renderedAttribute = 'data-rendered';

/** On the root: address of the early script, until it is requested. */
export const earlyScriptAttribute = 'data-early';

/** On the root: addresses of the application's scripts, separated by spaces. */
export const applicationScriptsAttribute = 'data-scripts';

/** On the root: addresses of the scripts of the page's chunk, separated by spaces. */
export const pageScriptsAttribute = 'data-page-scripts';

/** On the root: the application has taken over. */
export const readyAttribute = 'data-ready';

/** On what has no live data yet: the application starts without waiting for the visitor. */
export const liveAttribute = 'data-live';

/** On a form whose fields the query of a link can fill in. */
export const prefilledAttribute = 'data-prefilled';

/** On links to the page that the browser renders ahead; set by the early script. */
export const nextPageAttribute = 'data-next-page';

/** On the link that most visitors of any page follow. */
export const likelyAttribute = 'data-likely';

/** Id of the bar that asks for consent: hidden in the HTML, shown by the early script where visitors are asked. */
export const consentBarId = 'consent-bar';

/** On a button of that bar: the answer (`ConsentChoice`) for every category, which the early script stores. */
export const answerAttribute = 'data-answer';

/** On a form that the host also takes from a browser without scripts. */
export const plainAttribute = 'data-plain';

/** On an alert: its id, by which a closed one is hidden before the first paint. */
export const alertAttribute = 'data-alert';

/** On a link that the application opens within the page: a press before it has taken over waits for it, for a while. */
export const heldAttribute = 'data-held';

/** On the frame of the launcher's pages: F5 and Ctrl+R must not reload the page. */
export const keptAttribute = 'data-kept';
