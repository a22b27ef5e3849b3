import {
  hydratedEvent,
  earlyScriptAttribute,
  failedAttribute,
  deferredLinkAttribute,
  navigatingAttribute,
  firstInteractionEvent,
  noScriptFormAttribute,
  interactedAttribute,
} from '../protocol';
import { inlinePolicyName } from '../trustedTypeNames';
import { trustedTypes } from '../trustedTypes';

/**
 * Inlined in the HTML of every rendered page, before its body. Captures what a visitor does before hydration, and
 * requests the early script.
 */

const page = document.documentElement;

const listening = { capture: true, passive: true };

/** Maximum milliseconds to wait for an idle browser after the first paint. */
const idleTimeoutMs = 500;

/** Milliseconds after `load`: a busy machine paints seconds later, and a background tab later still. */
const paintTimeoutMs = 10_000;

const noScriptFormSelector = `[${failedAttribute}] [${noScriptFormAttribute}]`;

const replays: (() => void)[] = [];

const requestEarlyScript = (): void => {
  // In a prerendered page nothing runs before the visitor activates it.
  if ('prerendering' in document && document.prerendering)
    return document.addEventListener('prerenderingchange', requestEarlyScript, { once: true });
  const place = document.querySelector(`[${earlyScriptAttribute}]`);
  if (!place) return;
  const script = document.createElement('script');
  const address = place.getAttribute(earlyScriptAttribute) ?? '';
  script.src =
    trustedTypes
      ?.createPolicy(inlinePolicyName, { createScriptURL: (url) => url })
      .createScriptURL(address) ?? address;
  script.onerror = () => page.setAttribute(failedAttribute, '');
  place.removeAttribute(earlyScriptAttribute);
  document.head.append(script);
};

const onInteraction = (): void => {
  if (page.hasAttribute(interactedAttribute)) return requestEarlyScript();
  page.setAttribute(interactedAttribute, '');
  requestEarlyScript();
  document.dispatchEvent(new Event(firstInteractionEvent));
};

/** A link does not need the application, and the page that it leads to needs the CPU. */
const onControl = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(`a:not([${deferredLinkAttribute}])`)) return;
  onInteraction();
};

/** Milliseconds from the first scroll or touch to the start, because a link may be clicked next. */
const startDelayMs = 700;

/** Maximum milliseconds until the next page is loaded, or the link turned out to lead elsewhere. */
const navigationTimeoutMs = 3_000;

const markNavigating = (): void => {
  page.setAttribute(navigatingAttribute, '');
  setTimeout(() => page.removeAttribute(navigatingAttribute), navigationTimeoutMs);
};

const capture = (replay: () => void): void => {
  replays.push(replay);
  onInteraction();
};

/** Milliseconds until a deferred link is followed without the application. */
const deferredLinkTimeoutMs = 5_000;

const deferLink = (link: HTMLAnchorElement, event: MouseEvent): void => {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || page.hasAttribute(failedAttribute)) return;
  event.preventDefault();
  const following = setTimeout(() => location.assign(link.href), deferredLinkTimeoutMs);
  capture(() => {
    clearTimeout(following);
    // The application may have removed the link for this visitor.
    if (link.isConnected) link.click();
  });
};

/** Other links work without the application, and so do buttons that open a popover. */
const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  if (button && button.type !== 'submit' && !button.popoverTargetElement) capture(() => button.click());
  const link = target.closest('a');
  if (link?.hasAttribute(deferredLinkAttribute)) deferLink(link, event);
  else if (link) markNavigating();
};

/**
 * The browser itself must never submit a form: a password would end up in the URL. If the scripts failed, the web
 * server accepts some forms.
 */
const onSubmit = (event: SubmitEvent): void => {
  const { target, submitter } = event;
  if ((target as HTMLFormElement).matches(noScriptFormSelector)) return;
  event.preventDefault();
  capture(() => (target as HTMLFormElement).requestSubmit(submitter));
};

// In the capture phase: while React hydrates the page, events stop at the body.
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
document.addEventListener(
  hydratedEvent,
  () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    // In a microtask: the early script first reports the typed input to the application.
    queueMicrotask(() => replays.forEach((replay) => replay()));
  },
  { once: true },
);

for (const intent of ['keydown', 'focusin']) addEventListener(intent, onControl, listening);
for (const intent of ['touchstart', 'wheel', 'scroll'])
  addEventListener(intent, () => setTimeout(onInteraction, startDelayMs), { ...listening, once: true });

/** Browsers also report a resting pointer when the page appears below it. */
const onMove = ({ movementX, movementY, pointerType }: PointerEvent): void => {
  if (pointerType === 'touch' || (movementX === 0 && movementY === 0)) return;
  removeEventListener('pointermove', onMove, true);
  onInteraction();
};
addEventListener('pointermove', onMove, listening);

const onPaint = (paints: PerformanceObserverEntryList): void => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(requestEarlyScript, { timeout: idleTimeoutMs });
  else requestEarlyScript();
};
try {
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
} catch {
  // Without paint timing, the request follows `load`.
}
addEventListener('load', () => setTimeout(requestEarlyScript, paintTimeoutMs), { once: true });

/** Reloads a page restored from the back/forward cache if the browser canceled its scripts when it was left. */
addEventListener('pageshow', ({ persisted }) => {
  page.removeAttribute(navigatingAttribute);
  if (persisted && page.hasAttribute(failedAttribute)) location.reload();
});
