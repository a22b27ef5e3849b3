import { noReloadAttribute } from '../protocol';

/**
 * Inlined before the body in the HTML of the launcher's pages, and part of the early script for later pages. The
 * launcher is a window of the game, which uses F5 as one of its keys. Neither F5 nor Ctrl+R may reload the page
 * (LN-01).
 */
const onKey = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey } = event;
  const isReload = key === 'F5' || ((ctrlKey || metaKey) && /^r$/i.test(key));
  if (isReload && document.querySelector(`[${noReloadAttribute}]`)) event.preventDefault();
};
document.addEventListener('keydown', onKey, true);
