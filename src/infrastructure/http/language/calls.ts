import { ignored } from '#application/shared/rules';
import { call } from '../shared/call';
import { language } from '../shared/calls';

/** Returns "not saved" on failure (LA-01, ER-02). */
export const updateLanguage = call({
  method: 'PUT',
  path: '/api/users/me/update-language',
  as: 'player',
  query: { lang: language },
  answer: ignored,
  fallback: { into: false },
});
