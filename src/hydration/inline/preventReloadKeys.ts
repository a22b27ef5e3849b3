import { noReloadAttribute } from '../protocol';

/**
 * Inlined in the HTML of the launcher's pages, before their body, and in the early script for later pages. The launcher
 * is a window of the game, where F5 is a key of the game. Neither F5 nor Ctrl+R may reload the page (LN-01).
 */
const onKey = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey } = event;
  const isReload = key === 'F5' || ((ctrlKey || metaKey) && /^r$/i.test(key));
  if (isReload && document.querySelector(`[${noReloadAttribute}]`)) event.preventDefault();
};
document.addEventListener('keydown', onKey, true);
