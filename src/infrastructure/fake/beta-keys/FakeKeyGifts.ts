import { injectable } from 'inversify';
import { KeyGifts, type KeyGift } from '#application/beta-keys/KeyGifts';
import { Clock } from '#application/shared/Clock';
import type { BetaKey, BetaKeys, ReceivedKey } from '#domain/beta-keys/BetaKey';
import {
  giftCancellationRefusal,
  giftCancellationRefusals,
  giftRefusal,
  giftRefusals,
} from '#domain/beta-keys/giftRefusals';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { cleanEmail, isSameEmail } from '#domain/shared/spellings';
import { betaKeysOf, codeStateOf, fakeBetaKey, sentKeys, type FakeBetaKey } from '../backend/betaKeys';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { refuse } from '../backend/refuse';

@injectable()
export class FakeKeyGifts extends KeyGifts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<Result<BetaKeys, CallFailure>> {
    return this.api.callAsPlayer((person) => {
      const { available, sent } = betaKeysOf(person);
      const keys = sent.filter(({ isCanceled }) => !isCanceled).map((key) => this.toBetaKey(key));
      return succeed({ keys, available, received: this.receivedBy(person) });
    });
  }

  send({ recipient: typed, note }: KeyGift, language: Language): Promise<Result<void, CallFailure>> {
    const recipient = cleanEmail(typed);
    return this.api.callAsPlayer<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      const refused = giftRefusal({
        recipient,
        note,
        hasPendingKey: stock.sent.some(
          (key) => isSameEmail(key.recipient, recipient) && !key.isCanceled && key.usedBy === undefined,
        ),
        isKeyAvailable: stock.available > 0,
      });
      if (refused) return refuse(giftRefusals, refused);
      this.backend.change(() => {
        stock.available -= 1;
        stock.sent.unshift({ ...this.createKey(recipient, language), note });
      });
      return succeed(undefined);
    });
  }

  cancel(id: string): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      const key = stock.sent.find((sent) => sent.id === id);
      if (!key) return refuse(giftCancellationRefusals, 'unknown-code');
      const refused = giftCancellationRefusal(codeStateOf(key), person.id, this.clock.now());
      if (refused) return refuse(giftCancellationRefusals, refused);
      if (key.isCanceled) return succeed(undefined);
      this.backend.change(() => {
        key.isCanceled = true;
        stock.available += 1;
      });
      return succeed(undefined);
    });
  }

  private receivedBy({ email }: FakePerson): readonly ReceivedKey[] {
    return this.backend.people.flatMap((sender) =>
      betaKeysOf(sender)
        .sent.filter(
          (key) => isSameEmail(key.recipient, email) && !key.isCanceled && key.usedBy === undefined,
        )
        .map(({ id, note }) => ({
          id,
          sender: sender.displayName,
          ...(note !== undefined && { note }),
        })),
    );
  }

  private createKey(recipient: string, language: Language): FakeBetaKey {
    const isPlayer = this.backend.find(({ email, isGhost }) => !isGhost && isSameEmail(email, recipient));
    const locale = localeOfLanguage(language) ?? defaultLocale;
    const number = `1000${String(sentKeys(this.backend).length)}`;
    return fakeBetaKey(number, recipient, isPlayer ? 'products' : 'signup', locale);
  }

  private toBetaKey({ id, recipient, usedBy, usedAt }: FakeBetaKey): BetaKey {
    const user = usedBy === undefined ? undefined : this.backend.find((person) => person.id === usedBy);
    return {
      id,
      recipient,
      ...(user && { usedBy: user.displayName }),
      ...(usedBy !== undefined && { usedAt: new Date(usedAt ?? this.clock.now()) }),
    };
  }
}
