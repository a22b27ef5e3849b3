import { injectable } from 'inversify';
import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { Clock } from '#application/shared/Clock';
import type { BetaKey, BetaKeys } from '#domain/beta-keys/BetaKey';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { isEmail } from '#domain/shared/patterns';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { betaKeysOf, fakeBetaKey, sentKeys, type FakeBetaKey } from '../backend/betaKeys';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

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
      return succeed({ keys, available });
    });
  }

  send(recipient: string, language: Language): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      if (!isEmail(recipient)) return refuse(400, 210);
      const address = recipient.toLowerCase();
      const isPending = stock.sent.some(
        (key) => key.recipient.toLowerCase() === address && !key.isCanceled && key.usedBy === undefined,
      );
      if (isPending) return refuse(409, 209);
      if (stock.available === 0) return refuse(409, 208);
      this.backend.change(() => {
        stock.available -= 1;
        stock.sent.unshift(this.createKey(recipient, language));
      });
      return succeed(undefined);
    });
  }

  cancel(id: string): Promise<Result<void, CallFailure>> {
    return this.api.callAsPlayer<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      const key = stock.sent.find((sent) => sent.id === id);
      if (!key) return refuse(404, 201);
      if (key.isCanceled) return succeed(undefined);
      if (key.usedBy !== undefined) return refuse(409, 202);
      this.backend.change(() => {
        key.isCanceled = true;
        stock.available += 1;
      });
      return succeed(undefined);
    });
  }

  private createKey(recipient: string, language: Language): FakeBetaKey {
    const address = recipient.toLowerCase();
    const isPlayer = this.backend.find(({ email, isGhost }) => !isGhost && email.toLowerCase() === address);
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

const refuse = (status: number, code: number) => fail({ kind: 'server', status, code } as const);
