/**
 * Names shared by the web server, the scripts of a served page, the application and its styles. Other files import
 * them instead of repeating them; `_protocol.scss` has them for the styles. docs/hydration.md describes who sets
 * each one, and when.
 */

/** Id of the element that the application renders into. */
export const rootId = 'root';

/** Set on the root to the URL of the JSON data with which the web server rendered the page. */
export const pageStateAttribute = 'data-page-state';

/** Dispatched on the document once the application is hydrated. */
export const hydratedEvent = 'application-ready';

/** Dispatched on the document when the visitor first uses the page. */
export const firstInteractionEvent = 'page-used';

/** Marks `<html>` once the visitor has used the page or the application is starting. */
export const interactedAttribute = 'data-used';

/** Marks `<html>` after a click on a link to another page, so that the application does not delay that page. */
export const navigatingAttribute = 'data-leaving';

/** Set on `<html>` to the visitor's country by the early script, so that the application does not request it again. */
export const countryAttribute = 'data-country';

/** Marks `<html>` if a script that the application needs could not be loaded. */
export const failedAttribute = 'data-failed';

/** Set on the root to the path that the web server rendered. */
export const renderedPathAttribute = 'data-rendered';

/** Set on the root to the URL of the early script until it is requested. */
export const earlyScriptAttribute = 'data-early';

/** Set on the root to the URLs of the application's scripts, separated by spaces. */
export const applicationScriptsAttribute = 'data-scripts';

/** Set on the root to the URLs of the scripts of the page's chunk, separated by spaces. */
export const pageScriptsAttribute = 'data-page-scripts';

/** Marks the root once the application is hydrated. */
export const hydratedAttribute = 'data-ready';

/** Marks an element without live data, so that the application starts without waiting for the visitor. */
export const needsLiveDataAttribute = 'data-live';

/** Marks a form that the query of a link can prefill. */
export const prefillableAttribute = 'data-prefilled';

/** Marks links to the page that the browser prerenders; set by the early script. */
export const prerenderLinkAttribute = 'data-next-page';

/** Marks the link that most visitors follow from any page. */
export const prerenderCandidateAttribute = 'data-likely';

/** Marks a section below the fold. Its layout is skipped until the early script removes the attribute. */
export const deferredLayoutAttribute = 'data-deferred-layout';

/** Marks the root once layout is no longer skipped, not even for sections that are added later. */
export const laidOutAttribute = 'data-laid-out';

/** Id of the consent bar: hidden in the HTML, shown by the early script where consent is required. */
export const consentBannerId = 'consent-bar';

/**
 * Set on `<html>` by the early script: `on` while animations, videos and carousels may play by themselves, `off` after
 * the visitor stopped them. Until the script sets it, nothing moves.
 */
export const motionAttribute = 'data-motion';

/** Marks buttons that stop and start motion. The early script handles their clicks. */
export const motionControlAttribute = 'data-motion-control';

/** Set on a button of the consent bar to its `ConsentChoice` for every category. The early script stores it. */
export const consentChoiceAttribute = 'data-answer';

/** URL of the web server that sets a cookie that a script has written. */
export const cookieRenewalPath = '/renew-cookie';

/** Marks a form that the web server accepts if the browser submits it without JavaScript. */
export const noScriptFormAttribute = 'data-plain';

/** Set on an alert to its id. Before the first paint, an inline script hides alerts that were closed earlier. */
export const alertAttribute = 'data-alert';

/** Set on a language link to its locale. The early script stores the choice, because the application may not run yet. */
export const languageChoiceAttribute = 'data-locale';

/** Set on a link to another language to the text, in that language, with which the early script offers it. */
export const languageOfferAttribute = 'data-offer';

/** Set on a link to another language to the name, in that language, of the button that closes the offer. */
export const languageKeepAttribute = 'data-keep';

/** Set on a `<time>` that the web server rendered in UTC to the format in which the early script shows its local time. */
export const localTimeAttribute = 'data-local-time';

/** Set on an empty element to the moment (ISO 8601) until which the early script shows the remaining time. */
export const countdownAttribute = 'data-countdown';

/** Marks a link that opens within the page. A click before hydration waits for the application, up to a timeout. */
export const deferredLinkAttribute = 'data-held';

/** Marks the frame of the launcher's pages, where F5 and Ctrl+R do not reload the page. */
export const noReloadAttribute = 'data-kept';
