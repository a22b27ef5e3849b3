import { deferredLinkAttribute } from '#hydration/protocol';
import { renderPage } from '../support/renderPage';

/** Links in the rendered HTML that the application handles within the page. */
it.each([
  ['CO-01', '/lottery', 'main a[href="/login?source=contest"]'],
  ['LP-01', '/landing/mining', '.discover-intro a[href="/films/intro.mp4"]'],
  ['RA-01', '/recruit-a-friend', 'main a[href="/films/intro.mp4"]'],
  ['HO-01', '/', 'main a[href="/films/intro.mp4"]'],
  ['SH-14', '/partners', 'main a[href^="https:"]'],
  ['SH-08', '/', 'a.k-button[href="/login"]'],
])('%s on %s, defers clicks until the application starts for the link: %s', async (_, path, selector) => {
  document.body.innerHTML = (await renderPage(path)).html;
  const links = [...document.querySelectorAll(selector)];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.hasAttribute(deferredLinkAttribute))).toEqual([]);
});
