import { injectable } from 'inversify';
import { PlayerLanguage } from '../../../application/language/PlayerLanguage';
import type { Language } from '../../../domain/language/Locale';
import { AuthorisedApi } from '../shared/AuthorisedApi';

/** PUT /api/users/me/update-language?lang=xx (LA-01). */
@injectable()
export class HttpPlayerLanguage extends PlayerLanguage {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async save(language: Language): Promise<boolean> {
    const answer = await this.api.send({
      method: 'PUT',
      path: '/api/users/me/update-language',
      query: { lang: language },
    });
    return answer.ok;
  }
}
