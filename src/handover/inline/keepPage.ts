import { keptAttribute } from '../protocol';

/**
 * In the HTML of the launcher's pages, before their body, and in the early script for pages that come later: the launcher
 * is a window of the game, where F5 is a key of the game and must not reload the page (LN-01), and neither must Ctrl+R.
 */
const onKey = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey } = event;
  const isReload = key === 'F5' || ((ctrlKey || metaKey) && /^r$/i.test(key));
  if (isReload && document.querySelector(`[${keptAttribute}]`)) event.preventDefault();
};
document.addEventListener('keydown', onKey, true);
