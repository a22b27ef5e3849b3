/** Discrete events that make React hydrate synchronously. */
const discreteEvents = [
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
  ...['beforeinput', 'textInput', 'input', 'change', 'submit', 'reset'],
];

const options = { capture: true, passive: true };

/**
 * Keeps input events from reaching React during hydration. Otherwise, React would hydrate the whole page in one
 * long task on the first tap or key press. Capture listeners on the document and the window still receive the events.
 * @returns a function that lets events through again
 */
export const suspendInputDuringHydration = ({ body }: Document): (() => void) => {
  const stop = (event: Event): void => event.stopPropagation();
  for (const sign of discreteEvents) body.addEventListener(sign, stop, options);
  return () => {
    for (const sign of discreteEvents) body.removeEventListener(sign, stop, options);
  };
};
