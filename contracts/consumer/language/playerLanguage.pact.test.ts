import { PlayerLanguage } from '../../../src/application/language/PlayerLanguage';
import type { Language } from '../../../src/domain/language/Locale';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { siteOfPlayerAt } from '../support/site';

describe('saving the language of a player', () => {
  const asking = 'to save the language of the player';
  const request: Agreement['request'] = {
    method: 'PUT',
    path: '/api/users/me/update-language',
    query: { lang: 'fr' },
    headers: bearer,
  };
  const save = (language: string) => (url: string) =>
    siteOfPlayerAt(url)
      .get(PlayerLanguage)
      .save(language as Language);

  it('LA-01 sends the two-letter code with the bearer', async () => {
    const result = await agree(
      { given: 'a signed-in player exists', asking, request, answer: { status: 204 } },
      save('fr'),
    );
    expect(result).toBe(true);
  });

  it('LA-01 refuses a language that the site does not have, with code 1', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'to save a language that there is not',
        request: { ...request, query: { lang: 'xx' } },
        answer: refusal(400, 1),
      },
      save('xx'),
    );
    expect(result).toBe(false);
  });

  it('ER-02 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'PUT', path: request.path, query: { lang: 'fr' } },
        answer: refusal(503, 50),
      },
      save('fr'),
    );
    expect(result).toBe(false);
  });
});
