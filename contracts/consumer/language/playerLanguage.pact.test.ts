import { PlayerLanguage } from '#application/language/PlayerLanguage';
import type { Language } from '#domain/language/Locale';
import { updateLanguage } from '#infrastructure/http/language/calls';
import { answers, describeInteractions, outage, rejects } from '../support/describeInteractions';

describeInteractions(
  updateLanguage,
  {
    requirement: 'LA-01',
    description: 'to save the language of the player',
    values: { lang: 'fr' },
    request: (query) => ({ query }),
    send: (site, { lang }) => site.get(PlayerLanguage).save(lang as Language),
  },
  [
    ['a signed-in player exists', answers(true)],
    [
      'a signed-in player exists',
      { ...rejects(400, 1), outcome: false },
      { description: 'to save a language that there is not', values: { lang: 'xx' } },
    ],
    ['the server is down', { ...outage, outcome: false }, { requirement: 'ER-02' }],
  ],
);
