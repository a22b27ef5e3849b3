import {
  hydratedEvent,
  earlyScriptAttribute,
  failedAttribute,
  deferredLinkAttribute,
  motionControlAttribute,
  navigatingAttribute,
  firstInteractionEvent,
  noScriptFormAttribute,
  interactedAttribute,
  rootId,
} from '../protocol';
import { inlinePolicyName } from '../trustedTypeNames';
import { trustedTypes } from '../trustedTypes';

/**
 * Inlined before the body in the HTML of every rendered page. Captures what a visitor does before hydration, and
 * requests the early script.
 */

const page = document.documentElement;

const listening = { capture: true, passive: true };

/** Maximum milliseconds after the first paint to wait until the browser is idle. */
const idleTimeoutMs = 500;

/** Fallback delay in milliseconds after `load`. A busy machine paints seconds later, a background tab even later. */
const paintTimeoutMs = 10_000;

const noScriptFormSelector = `[${failedAttribute}] [${noScriptFormAttribute}]`;

const replays: (() => void)[] = [];

const requestEarlyScript = (): void => {
  // On a prerendered page nothing runs until the visitor activates it.
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

/** Ignores links: they work without the application, and the next page needs the CPU. */
const onControl = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(`a:not([${deferredLinkAttribute}])`)) return;
  onInteraction();
};

/** Milliseconds from the first scroll or touch until the start. The visitor may click a link in the meantime. */
const startDelayMs = 700;

/** Milliseconds after which a click no longer counts as navigation, because the link did not open another page. */
const navigationTimeoutMs = 3_000;

const markNavigating = (): void => {
  page.setAttribute(navigatingAttribute, '');
  setTimeout(() => page.removeAttribute(navigatingAttribute), navigationTimeoutMs);
};

/**
 * Replays what the visitor did with an element. If an extension or a translator has changed the page, React renders
 * another element in its place, which is recognized by its position among similar ones.
 */
const capture = <E extends HTMLElement & { readonly href?: string }>(
  element: E,
  replay: (element: E) => void,
): void => {
  const findSimilar = (): E[] =>
    [...document.querySelectorAll<E>(element.localName)].filter(
      ({ className, href }) => className === element.className && href === element.href,
    );
  const index = findSimilar().indexOf(element);
  replays.push(() => {
    const target = element.isConnected ? element : findSimilar()[index];
    if (target) replay(target);
  });
  onInteraction();
};

/** Milliseconds until a deferred link is followed without the application. */
const deferredLinkTimeoutMs = 5_000;

const deferLink = (link: HTMLAnchorElement, event: MouseEvent): void => {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || page.hasAttribute(failedAttribute)) return;
  event.preventDefault();
  const following = setTimeout(() => location.assign(link.href), deferredLinkTimeoutMs);
  replays.push(() => clearTimeout(following));
  // The application may have removed the link for this visitor.
  capture(link, (shown) => shown.click());
};

/** Only buttons that the application hydrates: a bar of the early script may be gone before, and another clicked. */
const buttonSelector = `#${rootId} button:not([popovertarget], [${motionControlAttribute}])`;

/** Captures clicks, except on what works without the application: most links, popover buttons and motion controls. */
const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>(buttonSelector);
  if (button && button.type !== 'submit') capture(button, (shown) => shown.click());
  const link = target.closest('a');
  if (link?.hasAttribute(deferredLinkAttribute)) deferLink(link, event);
  else if (link) markNavigating();
};

/**
 * Prevents the browser from submitting a form, because a password would end up in the URL. If the scripts failed,
 * forms that the web server accepts are submitted.
 */
const onSubmit = (event: SubmitEvent): void => {
  const { target, submitter } = event;
  if ((target as HTMLFormElement).matches(noScriptFormSelector)) return;
  event.preventDefault();
  capture(target as HTMLFormElement, (form) =>
    form.requestSubmit(submitter?.isConnected ? submitter : undefined),
  );
};

// In the capture phase, because events stop at the body while React hydrates the page.
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
document.addEventListener(
  hydratedEvent,
  () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    // In a microtask, so that the early script can first report the typed input to the application.
    queueMicrotask(() => replays.forEach((replay) => replay()));
  },
  { once: true },
);

for (const intent of ['keydown', 'focusin']) addEventListener(intent, onControl, listening);
for (const intent of ['touchstart', 'wheel', 'scroll'])
  addEventListener(intent, () => setTimeout(onInteraction, startDelayMs), { ...listening, once: true });

/** Ignores a pointer that has not moved: browsers dispatch an event when the page appears under it. */
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
  // Browsers without paint timing request the script after `load`.
}
addEventListener('load', () => setTimeout(requestEarlyScript, paintTimeoutMs));

/** Reloads a page from the back/forward cache if the browser canceled its scripts when the visitor left it. */
addEventListener('pageshow', ({ persisted }) => {
  page.removeAttribute(navigatingAttribute);
  if (persisted && page.hasAttribute(failedAttribute)) location.reload();
});
