import { createHash } from 'node:crypto';

/**
 * What a visitor does first when they mean to do something with the page. A pointer counts once it has moved: one that
 * lies where the page comes to be is reported, too.
 */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/**
 * Repeats what a visitor did with a rendered page before the application has taken it over, however late its scripts
 * come: presses of buttons, and forms sent, which must never go out as the browser would send them, a password in the
 * address. Links need nothing of the kind, they lead where they say; nor do buttons that open a popover. Repeated in a
 * microtask, so that early.ts has told the application what was typed.
 *
 * Fetches early.ts itself, too, once the page is on the screen and the browser at rest, so that no script competes with
 * the faces and pictures of its first view, or once the visitor does something, which early.ts learns from `data-used`
 * and `page-used`. A browser that says nothing of paints, and a page that nobody sees yet, fetch it a second after all
 * else. The security policy knows this by its hash.
 */
const source = `{
const uses = [];
const root = document.documentElement;
const note = (use) => { uses.push(use); onIntent(); };
const onClick = ({ target }) => {
const button = target instanceof Element ? target.closest('button') : null;
if (button && button.type !== 'submit' && !button.popoverTargetElement) note(() => button.click());
};
const onSubmit = (event) => {
event.preventDefault();
const { target, submitter } = event;
note(() => target.requestSubmit(submitter));
};
document.addEventListener('click', onClick);
document.addEventListener('submit', onSubmit);
document.addEventListener('application-ready', () => {
document.removeEventListener('click', onClick);
document.removeEventListener('submit', onSubmit);
queueMicrotask(() => uses.forEach((use) => use()));
}, { once: true });
const fetchEarly = () => {
const place = document.querySelector('[data-early]');
if (!place) return;
const script = document.createElement('script');
script.src = place.dataset.early;
place.removeAttribute('data-early');
document.head.append(script);
};
const onIntent = () => {
root.dataset.used = '';
fetchEarly();
document.dispatchEvent(new Event('page-used'));
};
for (const intent of ${JSON.stringify(intents)})
addEventListener(intent, onIntent, { capture: true, passive: true, once: true });
const onMove = ({ movementX, movementY }) => {
if (movementX === 0 && movementY === 0) return;
removeEventListener('pointermove', onMove, true);
onIntent();
};
addEventListener('pointermove', onMove, { capture: true, passive: true });
const onPaint = (paints) => {
if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
if (window.requestIdleCallback) requestIdleCallback(fetchEarly, { timeout: 500 });
else fetchEarly();
};
try { new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }); } catch {}
addEventListener('load', () => setTimeout(fetchEarly, 1000), { once: true });
}`.replace(/\n/g, '');

/** For the head of every rendered page. */
export const earlyUsesScript = `<script>${source}</script>`;

export const earlyUsesHash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
