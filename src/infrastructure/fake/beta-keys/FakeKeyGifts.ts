import { injectable } from 'inversify';
import { KeyGifts } from '../../../application/beta-keys/KeyGifts';
import { Clock } from '../../../application/shared/Clock';
import type { BetaKey, BetaKeys } from '../../../domain/beta-keys/BetaKey';
import { defaultLocale, localeOfLanguage, type Language } from '../../../domain/language/Locale';
import { isEmail } from '../../../domain/shared/patterns';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { betaKeysOf, fakeBetaKey, sentKeys, type FakeBetaKey } from '../world/betaKeys';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeKeyGifts extends KeyGifts {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<Result<BetaKeys, CallFailure>> {
    return this.api.player((person) => {
      const { available, sent } = betaKeysOf(person);
      const keys = sent.filter(({ isCanceled }) => !isCanceled).map((key) => this.shown(key));
      return succeed({ keys, available });
    });
  }

  send(recipient: string, language: Language): Promise<Result<void, CallFailure>> {
    return this.api.player<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      if (!isEmail(recipient)) return refused(400, 210);
      const address = recipient.toLowerCase();
      const isPending = stock.sent.some(
        (key) => key.recipient.toLowerCase() === address && !key.isCanceled && key.usedBy === undefined,
      );
      if (isPending) return refused(409, 209);
      if (stock.available === 0) return refused(409, 208);
      this.world.change(() => {
        stock.available -= 1;
        stock.sent.unshift(this.made(recipient, language));
      });
      return succeed(undefined);
    });
  }

  cancel(id: string): Promise<Result<void, CallFailure>> {
    return this.api.player<undefined, CallFailure>((person) => {
      const stock = betaKeysOf(person);
      const key = stock.sent.find((sent) => sent.id === id);
      if (!key) return refused(404, 201);
      if (key.isCanceled) return succeed(undefined);
      if (key.usedBy !== undefined) return refused(409, 202);
      this.world.change(() => {
        key.isCanceled = true;
        stock.available += 1;
      });
      return succeed(undefined);
    });
  }

  private made(recipient: string, language: Language): FakeBetaKey {
    const address = recipient.toLowerCase();
    const isPlayer = this.world.find(({ email, isGhost }) => !isGhost && email.toLowerCase() === address);
    const locale = localeOfLanguage(language) ?? defaultLocale;
    const number = `1000${String(sentKeys(this.world).length)}`;
    return fakeBetaKey(number, recipient, isPlayer ? 'products' : 'signup', locale);
  }

  private shown({ id, recipient, usedBy, usedAt }: FakeBetaKey): BetaKey {
    const user = usedBy === undefined ? undefined : this.world.find((person) => person.id === usedBy);
    return {
      id,
      recipient,
      ...(user && { usedBy: user.displayName }),
      ...(usedBy !== undefined && { usedAt: new Date(usedAt ?? this.clock.now()) }),
    };
  }
}

const refused = (status: number, code: number) => fail({ kind: 'server', status, code } as const);
