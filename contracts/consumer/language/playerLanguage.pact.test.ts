import { PlayerLanguage } from '#application/language/PlayerLanguage';
import type { Language } from '#domain/language/Locale';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { signedInSiteAt } from '../support/site';

describe('saving a player’s language', () => {
  const description = 'to save the language of the player';
  const request: Interaction['request'] = {
    method: 'PUT',
    path: '/api/users/me/update-language',
    query: { lang: 'fr' },
    headers: bearer,
  };
  const save = (language: string) => (url: string) =>
    signedInSiteAt(url)
      .get(PlayerLanguage)
      .save(language as Language);

  it('LA-01 sends the language code with the bearer token', async () => {
    const result = await addInteraction(
      { given: 'a signed-in player exists', description, request, response: { status: 204 } },
      save('fr'),
    );
    expect(result).toBe(true);
  });

  it('LA-01 rejects an unsupported language with code 1', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to save a language that there is not',
        request: { ...request, query: { lang: 'xx' } },
        response: errorResponse(400, 1),
      },
      save('xx'),
    );
    expect(result).toBe(false);
  });

  it('ER-02 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'PUT', path: request.path, query: { lang: 'fr' } },
        response: errorResponse(503, 50),
      },
      save('fr'),
    );
    expect(result).toBe(false);
  });
});
