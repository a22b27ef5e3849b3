import { injectable } from 'inversify';
import { PlayerLanguage } from '#application/language/PlayerLanguage';
import type { Language } from '#domain/language/Locale';
import { CallSender } from '../shared/CallSender';
import { updateLanguage } from './calls';

@injectable()
export class HttpPlayerLanguage extends PlayerLanguage {
  constructor(private readonly api: CallSender) {
    super();
  }

  async save(language: Language): Promise<boolean> {
    return (await this.api.send(updateLanguage, { query: { lang: language } })) !== false;
  }
}
