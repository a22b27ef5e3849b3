import { routeAt, splitPath } from '#domain/navigation/pagePaths';
import { productsPathCode, signupRedirect, parseSignupLink } from '#domain/registration/SignupLink';

const detour = (path: string, isSignedIn = false): string | undefined => {
  const [pathname, rest] = splitPath(path);
  return signupRedirect(routeAt(pathname), rest, isSignedIn);
};

it('RG-03 reads values from the query and the path', () => {
  const query = new URLSearchParams(
    'code=abc&recruiter=Backer-Jonas&steam_session_ticket=14000000&steam_app_id=480&source=contest' +
      '&utm_source=letter&utm_campaign=dawn&utm_source=twice&other=1',
  );
  expect(parseSignupLink(query, { activationKey: 'a-key' })).toEqual({
    gameCode: 'abc',
    recruiterCode: 'Backer-Jonas',
    steamSessionTicket: '14000000',
    steamAppId: '480',
    source: 'contest',
    campaign: 'utm_source=letter&utm_campaign=dawn',
    activationKey: 'a-key',
  });
});

it.each(['FARSTEAD00033MTH', 'farstead00033mth', 'FARS-TEAD-0003-3MTH', ' FARS TEAD 0003 3MTH '])(
  'RG-03 treats a 16-character code as a game-time code, not as a game code: %s',
  (code) => {
    expect(parseSignupLink(new URLSearchParams({ code }), {})).toEqual({
      gameCode: '',
      gameTimeCode: 'FARSTEAD00033MTH',
      recruiterCode: '',
    });
  },
);

it.each(['00000000-0000-4000-9000-000000000001', 'a'.repeat(36), 'FARSTEAD00033MT', 'FARSTEAD00033MTHX'])(
  'RG-03 prefills any other code unchanged: %s',
  (code) => {
    expect(parseSignupLink(new URLSearchParams({ code }), {})).toEqual({ gameCode: code, recruiterCode: '' });
  },
);

it.each([
  ['/account/products?code=FARSTEAD00033MTH#x', 'FARSTEAD00033MTH'],
  ['/de/konto/produkte?code=abc', 'abc'],
  ['/account/products', undefined],
  ['/account/profile?code=abc', undefined],
  ['', undefined],
])('RG-03 the products path %s contains the code %s', (path, code) => {
  expect(productsPathCode(path)).toBe(code);
});

it('RG-03 ignores missing and overlong values', () => {
  const nothing = { gameCode: '', recruiterCode: '' };
  expect(parseSignupLink(new URLSearchParams('steam_session_ticket=&source='), {})).toEqual(nothing);
  const long = new URLSearchParams({
    source: 's'.repeat(65),
    steam_app_id: '4'.repeat(33),
    steam_session_ticket: '1'.repeat(4097),
    utm_source: 'u'.repeat(1024),
  });
  expect(parseSignupLink(long, {})).toEqual(nothing);
});

it.each([
  ['/signup?code=A%2FB&recruiter=x', '/account/products?code=A%2FB'],
  ['/signup?recruiter=Backer-Jonas#form', '/account/recruit-a-friend?recruiter=Backer-Jonas'],
  ['/signup', '/'],
  ['/signup?code=', '/'],
  ['/lp/signup?code=abc', '/account/products?code=abc'],
  ['/fr/inscription?code=abc', '/fr/compte/produits?code=abc'],
  ['/de/registrieren?steam_session_ticket=1', '/de'],
])('RG-03 redirects a signed-in player from %s to %s', (path, to) => {
  expect(detour(path, true)).toBe(to);
});

it('RG-03 does not redirect signed-in players from a link with a key, because its page does', () => {
  expect(detour('/signup/a-key', true)).toBeUndefined();
});

it.each([
  ['/fr/inscription?steam_session_ticket=14&code=a#x', '/fr/lp/inscription?steam_session_ticket=14&code=a#x'],
  ['/de/registrieren?a=b&steam_session_ticket=14', '/de/lp/registrieren?a=b&steam_session_ticket=14'],
  ['/signup?steam_session_ticket=14', undefined],
  ['/fr/inscription?steam_session_ticket=', undefined],
  ['/fr/inscription', undefined],
  ['/fr/lp/inscription?steam_session_ticket=14', undefined],
  ['/fr/inscription/a-key?steam_session_ticket=14', undefined],
  ['/fr/connexion?steam_session_ticket=14', undefined],
])('RG-03 redirects a guest from %s to the landing page %s', (path, to) => {
  expect(detour(path)).toBe(to);
});
