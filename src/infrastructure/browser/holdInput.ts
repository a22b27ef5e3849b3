/** What makes React hydrate a page at once, if it hears of it. */
const signs = [
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
 * Keeps input from React while it hydrates a page: at the first press or key it would hydrate all of it in one long task
 * before the browser can answer. Listeners of the document and the window in the capture phase still hear of it.
 * @returns lets input through again
 */
export const holdInput = ({ body }: Document): (() => void) => {
  const stop = (event: Event): void => event.stopPropagation();
  for (const sign of signs) body.addEventListener(sign, stop, options);
  return () => {
    for (const sign of signs) body.removeEventListener(sign, stop, options);
  };
};
