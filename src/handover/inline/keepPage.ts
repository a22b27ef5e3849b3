import { keptAttribute } from '../protocol';

/**
 * In the HTML of the launcher's pages, before their body, and in the early script for pages that come later: the launcher
 * is a window of the game, where F5 is a key of the game and must not reload the page (LN-01). No other key is refused.
 */
document.addEventListener('keydown', (event) => {
  if (event.key === 'F5' && document.querySelector(`[${keptAttribute}]`)) event.preventDefault();
});
