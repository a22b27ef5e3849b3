import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import type { KeyChange } from './KeyChange';
import { KeyGifts } from './KeyGifts';

export type SendKeyProblem = { readonly kind: EmailProblem } | CallFailure;

/** Emails a beta key, in the language of the page that the sender is viewing. */
@useCase
export class SendBetaKey {
  constructor(
    private readonly gifts: KeyGifts,
    private readonly pageLanguage: PageLanguage,
  ) {}

  async execute(typed: string): Promise<KeyChange<SendKeyProblem>> {
    const kind = emailProblem(typed);
    if (kind) return { outcome: fail({ kind }) };
    const outcome = await this.gifts.send(typed.trim(), this.pageLanguage.language);
    return { outcome, keys: await this.gifts.list() };
  }
}
