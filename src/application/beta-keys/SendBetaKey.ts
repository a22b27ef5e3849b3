import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail } from '#domain/shared/Result';
import { parseGiftNote, type GiftNoteProblem } from '#domain/shared/giftNote';
import { cleanEmail } from '#domain/shared/spellings';
import { PageLanguage } from '../language/PageLanguage';
import { useCase } from '../useCase';
import type { KeyChange } from './KeyChange';
import { KeyGifts } from './KeyGifts';

export type SendKeyProblem = { readonly kind: EmailProblem | GiftNoteProblem } | CallFailure;

export interface KeyGiftForm {
  readonly recipient: string;
  readonly note: string;
}

/** Emails a beta key, in the language of the page that the sender is viewing. */
@useCase
export class SendBetaKey {
  constructor(
    private readonly gifts: KeyGifts,
    private readonly pageLanguage: PageLanguage,
  ) {}

  async execute(typed: KeyGiftForm): Promise<KeyChange<SendKeyProblem>> {
    const kind = emailProblem(typed.recipient);
    if (kind) return { outcome: fail({ kind }) };
    const note = parseGiftNote(typed.note);
    if (!note.ok) return { outcome: note };
    const gift = { recipient: cleanEmail(typed.recipient), note: note.value };
    const outcome = await this.gifts.send(gift, this.pageLanguage.language);
    return { outcome, keys: await this.gifts.list() };
  }
}
