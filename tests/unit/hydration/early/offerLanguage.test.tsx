import { parseChosenLanguage } from '#domain/language/ChosenLanguage';
import { offerLanguage } from '#hydration/early/offerLanguage';
import { languageChoiceAttribute, languageKeepAttribute, languageOfferAttribute } from '#hydration/protocol';
import { flushPromises } from '../../support/flushPromises';

// The test environment does not support constructed style sheets.
jest.mock('#infrastructure/browser/adoptedStyles', () => ({ adoptStyleSheet: () => () => undefined }));

const link = (locale: string, path: string) =>
  `<a href="${path}" ${languageChoiceAttribute}="${locale}" ${languageOfferAttribute}="Read in ${locale}"
    ${languageKeepAttribute}="Close in ${locale}" lang="${locale}">${locale}</a>`;

const open = async (path: string, languages: readonly string[]) => {
  window.history.replaceState(null, '', path);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  offerLanguage();
  await import('#hydration/early/showLanguageOffer');
  await flushPromises();
  await flushPromises();
};

const bar = () => document.querySelector<HTMLElement>('.language-offer');

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'token=; Path=/; Max-Age=0';
  document.body.innerHTML = `<nav>${link('de-de', '#de')}${link('fr-fr', '#fr')}${link('en-us', '#en')}</nav>
    <main tabindex="-1"></main>`;
});

it('offers the page in the language of the browser, in that language', async () => {
  await open('/buy', ['de-CH', 'en']);
  expect(bar()?.lang).toBe('de-de');
  expect(bar()?.querySelector('a')?.textContent).toBe('Read in de-de');
  expect(bar()?.querySelector('button')?.getAttribute('aria-label')).toBe('Close in de-de');
});

it('LA-01 follows the link of the menu and stores the choice for the next sign-in', async () => {
  await open('/', ['de']);
  const follow = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('nav a')?.addEventListener('click', follow);
  bar()?.querySelector('a')?.click();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('locale')).toBe('de-de?');
});

it('LA-01 carries what the visitor has entered to the page in the chosen language', async () => {
  await open('/press', []);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<textarea name="message">Hi</textarea>');
  sessionStorage.clear();
  const german = document.querySelector('nav a');
  german?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(sessionStorage.getItem('carriedInput')).toBeNull();
  german?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(JSON.parse(sessionStorage.getItem('carriedInput') ?? '')).toMatchObject({
    path: '/press',
    fields: [{ field: { tag: 'textarea', index: 0 }, state: 'Hi' }],
  });
});

it('closes for good, without choosing a language that other tabs would follow, and moves the focus to the page', async () => {
  await open('/fr', ['de']);
  bar()?.querySelector('button')?.click();
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(parseChosenLanguage(localStorage.getItem('locale') ?? '')).toBeUndefined();
  await open('/fr', ['de']);
  expect(bar()).toBeNull();
});

it.each([
  ['a browser in the language of the page', '/de/kaufen', ['de', 'en']],
  ['a browser in an unsupported language', '/', ['nl']],
  ['a page without a language menu', '/launcher/news', ['de']],
])('offers nothing to %s', async (_, path, languages) => {
  if (path.includes('launcher')) document.body.innerHTML = '<main></main>';
  await open(path, languages);
  expect(bar()).toBeNull();
});

it('LA-02 offers nothing to a player, whose account has a language', async () => {
  document.cookie = 'token=abc; Path=/';
  await open('/', ['de']);
  expect(bar()).toBeNull();
});
