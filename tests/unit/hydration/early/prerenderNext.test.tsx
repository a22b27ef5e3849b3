import { prerenderNext } from '#hydration/early/prerenderNext';
import { speculationRules } from '#hydration/speculationRules';

interface Rules {
  readonly prerender: readonly { readonly where: { readonly selector_matches: string } }[];
}

/** Paths of the links that the speculation rules match; empty without rules. */
const prerendered = (): (string | null)[] => {
  const rules = [...document.querySelectorAll('script[type="speculationrules"]')];
  const [rule] = rules.map(({ textContent }) => JSON.parse(textContent) as Rules);
  const selector = rule?.prerender[0]?.where.selector_matches;
  if (selector === undefined) return [];
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
};

const show = (main: string): void => {
  document.body.innerHTML = `<header><a href="/buy" data-likely>Play</a></header><main>${main}</main>`;
};

beforeEach(() => {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  document.head.replaceChildren();
  show('');
});

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  document.cookie = 'token=; max-age=0; path=/';
  history.replaceState(null, '', '/');
});

it('prerenders the most likely next page', () => {
  prerenderNext();
  expect(prerendered()).toEqual(['/buy']);
  expect(document.querySelector('script')?.text).toBe(speculationRules);
});

it('prerenders the next page in a sequence instead, if there is one', () => {
  show(
    '<a rel="next" data-held href="/news?page=2">More</a><a rel="next" href="/legal/privacy-policy">Next</a><p><a href="/legal/privacy-policy">Privacy</a></p>',
  );
  prerenderNext();
  expect(prerendered()).toEqual(['/legal/privacy-policy', '/legal/privacy-policy']);
});

it('prerenders neither the current page nor another site', () => {
  history.replaceState(null, '', '/buy');
  prerenderNext();
  show('<a rel="next" href="https://community.farstead.test/">Next</a>');
  prerenderNext();
  expect(prerendered()).toEqual([]);
});

it('does not prerender with data saving or without browser support', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prerenderNext();
  Object.assign(navigator, { connection: { saveData: false } });
  Object.assign(HTMLScriptElement, { supports: () => false });
  prerenderNext();
  expect(prerendered()).toEqual([]);
});

it('does not prerender for signed-in players, whose pages start the application immediately', () => {
  document.cookie = 'token=x; path=/';
  prerenderNext();
  expect(prerendered()).toEqual([]);
});

it('removes the speculation rules when the application is ready', () => {
  prerenderNext();
  document.dispatchEvent(new Event('application-ready'));
  expect(prerendered()).toEqual([]);
});

it('does not prerender after hydration', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="root" data-ready></div>');
  prerenderNext();
  expect(prerendered()).toEqual([]);
});

it('does not prerender while a clicked link is loading', () => {
  document.documentElement.setAttribute('data-leaving', '');
  prerenderNext();
  document.documentElement.removeAttribute('data-leaving');
  expect(prerendered()).toEqual([]);
});
