/**
 * Names shared by the web server, the scripts of a served page, the application and its styles. Other files import
 * them instead of repeating them; `_protocol.scss` has them for the styles. docs/hydration.md describes who sets
 * each one, and when.
 */

/** Id of the element that the application renders into. */
export const rootId = 'root';

/** On the root: URL of the JSON data with which the web server rendered the page. */
export const pageStateAttribute = 'data-page-state';

/** Dispatched on the document once the application is hydrated. */
export const hydratedEvent = 'application-ready';

/** Dispatched on the document when the visitor first uses the page. */
export const firstInteractionEvent = 'page-used';

/** On `<html>`: the visitor has used the page, or the application is starting. */
export const interactedAttribute = 'data-used';

/** On `<html>`: a link to another page was clicked, so the application must not delay that page with other work. */
export const navigatingAttribute = 'data-leaving';

/** On `<html>`: the visitor's country, set by the early script so that the application does not request it again. */
export const countryAttribute = 'data-country';

/** On `<html>`: a script that the application needs could not be loaded. */
export const failedAttribute = 'data-failed';

/** On the root: the path that the web server rendered. */
export const renderedPathAttribute = 'data-rendered';

/** On the root: URL of the early script, until it is requested. */
export const earlyScriptAttribute = 'data-early';

/** On the root: URLs of the application's scripts, separated by spaces. */
export const applicationScriptsAttribute = 'data-scripts';

/** On the root: URLs of the scripts of the page's chunk, separated by spaces. */
export const pageScriptsAttribute = 'data-page-scripts';

/** On the root: the application is hydrated. */
export const hydratedAttribute = 'data-ready';

/** On an element that has no live data yet: makes the application start without waiting for the visitor. */
export const needsLiveDataAttribute = 'data-live';

/** On a form that the query of a link can prefill. */
export const prefillableAttribute = 'data-prefilled';

/** On links to the page that the browser prerenders; set by the early script. */
export const prerenderLinkAttribute = 'data-next-page';

/** On the link that most visitors follow from any page. */
export const prerenderCandidateAttribute = 'data-likely';

/** On a section below the fold: its layout is skipped until the early script removes the attribute. */
export const deferredLayoutAttribute = 'data-deferred-layout';

/** On the root: layout is no longer skipped, not even for sections that are added later. */
export const laidOutAttribute = 'data-laid-out';

/** Id of the consent bar: hidden in the HTML, shown by the early script where consent is required. */
export const consentBannerId = 'consent-bar';

/**
 * On `<html>`: `on` while pictures, videos and carousels may move by themselves, `off` after the visitor stopped them.
 * Set by the early script; until then, nothing moves.
 */
export const motionAttribute = 'data-motion';

/** On buttons that stop and start motion. The early script handles their clicks. */
export const motionControlAttribute = 'data-motion-control';

/** On a button of the consent bar: its `ConsentChoice` for every category. The early script stores it. */
export const consentChoiceAttribute = 'data-answer';

/** URL of the web server that sets a cookie that a script has written. */
export const cookieRenewalPath = '/renew-cookie';

/** On a form that the web server accepts if the browser submits it without JavaScript. */
export const noScriptFormAttribute = 'data-plain';

/** On an alert: its id. Used to hide alerts that were closed earlier before the first paint. */
export const alertAttribute = 'data-alert';

/** On a link that opens within the page. A click before hydration waits for the application, up to a timeout. */
export const deferredLinkAttribute = 'data-held';

/** On the frame of the launcher's pages: prevents F5 and Ctrl+R from reloading the page. */
export const noReloadAttribute = 'data-kept';
