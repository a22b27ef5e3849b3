/** `keyCode` of a key that an input method handles. Safari only sets this for the key that ends a composition. */
const inputMethodKey = 229;

/** Whether the key belongs to an input method, such as Enter that accepts a Japanese word or Escape that discards it. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === inputMethodKey;
