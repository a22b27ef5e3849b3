import {
  applicationReadyEvent,
  earlyScriptAttribute,
  failedAttribute,
  heldAttribute,
  leavingAttribute,
  pageUsedEvent,
  plainAttribute,
  usedAttribute,
} from '../protocol';
import { inlinePolicy } from '../trustedTypeNames';
import { trustedTypes } from '../trustedTypes';

/**
 * In the HTML of every rendered page, before its body. Captures what a visitor does before the application has taken
 * over, and requests the early script.
 */

const page = document.documentElement;

const listening = { capture: true, passive: true };

/** Milliseconds to wait for an idle browser after the first paint. */
const longestWait = 500;

/** Milliseconds after `load`: a busy machine paints seconds later, a tab in the background later still. */
const longestPaintWait = 10_000;

const takenByHost = `[${failedAttribute}] [${plainAttribute}]`;

const replays: (() => void)[] = [];

const requestEarlyScript = (): void => {
  // Rendered ahead: nothing runs before the visitor comes.
  if ('prerendering' in document && document.prerendering)
    return document.addEventListener('prerenderingchange', requestEarlyScript, { once: true });
  const place = document.querySelector(`[${earlyScriptAttribute}]`);
  if (!place) return;
  const script = document.createElement('script');
  const address = place.getAttribute(earlyScriptAttribute) ?? '';
  script.src =
    trustedTypes?.createPolicy(inlinePolicy, { createScriptURL: (url) => url }).createScriptURL(address) ??
    address;
  script.onerror = () => page.setAttribute(failedAttribute, '');
  place.removeAttribute(earlyScriptAttribute);
  document.head.append(script);
};

const onIntent = (): void => {
  if (page.hasAttribute(usedAttribute)) return requestEarlyScript();
  page.setAttribute(usedAttribute, '');
  requestEarlyScript();
  document.dispatchEvent(new Event(pageUsedEvent));
};

/** A link needs no application, and the page that it leads to needs the processor. */
const onControl = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(`a:not([${heldAttribute}])`)) return;
  onIntent();
};

/** Milliseconds from a first scroll or touch to the start: a link may be pressed next. */
const rest = 700;

/** Milliseconds until the next page is there, or the link led elsewhere. */
const longestLeave = 3_000;

const leave = (): void => {
  page.setAttribute(leavingAttribute, '');
  setTimeout(() => page.removeAttribute(leavingAttribute), longestLeave);
};

const capture = (replay: () => void): void => {
  replays.push(replay);
  onIntent();
};

/** Milliseconds until a held link is followed without the application. */
const longestHold = 5_000;

const hold = (link: HTMLAnchorElement, event: MouseEvent): void => {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || page.hasAttribute(failedAttribute)) return;
  event.preventDefault();
  const following = setTimeout(() => location.assign(link.href), longestHold);
  capture(() => {
    clearTimeout(following);
    // What the application knows of the visitor may have taken the link away.
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
  if (link?.hasAttribute(heldAttribute)) hold(link, event);
  else if (link) leave();
};

/**
 * A form must never be sent by the browser itself: a password would stand in the address. Where the scripts failed, the
 * host takes some forms.
 */
const onSubmit = (event: SubmitEvent): void => {
  const { target, submitter } = event;
  if ((target as HTMLFormElement).matches(takenByHost)) return;
  event.preventDefault();
  capture(() => (target as HTMLFormElement).requestSubmit(submitter));
};

// In the capture phase: while React hydrates the page, input ends at the body.
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
document.addEventListener(
  applicationReadyEvent,
  () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    // In a microtask: the early script first tells the application what was typed.
    queueMicrotask(() => replays.forEach((replay) => replay()));
  },
  { once: true },
);

for (const intent of ['keydown', 'focusin']) addEventListener(intent, onControl, listening);
for (const intent of ['touchstart', 'wheel', 'scroll'])
  addEventListener(intent, () => setTimeout(onIntent, rest), { ...listening, once: true });

/** A browser also reports a pointer at rest, when the page appears below it. */
const onMove = ({ movementX, movementY, pointerType }: PointerEvent): void => {
  if (pointerType === 'touch' || (movementX === 0 && movementY === 0)) return;
  removeEventListener('pointermove', onMove, true);
  onIntent();
};
addEventListener('pointermove', onMove, listening);

const onPaint = (paints: PerformanceObserverEntryList): void => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(requestEarlyScript, { timeout: longestWait });
  else requestEarlyScript();
};
try {
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
} catch {
  // Without it, the request follows `load`.
}
addEventListener('load', () => setTimeout(requestEarlyScript, longestPaintWait), { once: true });

/** The browser gives up the scripts of a page that is left; when it shows the page again, they are loaded anew. */
addEventListener('pageshow', ({ persisted }) => {
  page.removeAttribute(leavingAttribute);
  if (persisted && page.hasAttribute(failedAttribute)) location.reload();
});
