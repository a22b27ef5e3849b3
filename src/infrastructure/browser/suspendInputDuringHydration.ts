/** Events that make React hydrate synchronously, or the section in which they happen before the sections above it. */
const events = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'touchcancel',
  ],
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'dragstart', 'dragend', 'drop'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'cut', 'copy', 'paste'],
  ...['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture'],
  ...['beforeinput', 'textInput', 'input', 'change', 'submit', 'reset'],
];

const options = { capture: true, passive: true };

/**
 * Keeps input events from reaching React during hydration. Otherwise, React would hydrate the whole page in one
 * long task on the first tap or key press, and sections out of order. Capture listeners on the document and the window
 * still receive the events.
 * @returns a function that lets events through again
 */
export const suspendInputDuringHydration = ({ body }: Document): (() => void) => {
  const stop = (event: Event): void => event.stopPropagation();
  for (const sign of events) body.addEventListener(sign, stop, options);
  return () => {
    for (const sign of events) body.removeEventListener(sign, stop, options);
  };
};
