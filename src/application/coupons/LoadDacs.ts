import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { LoadGameTimeOverview, type GameTimeOverview } from '../products/LoadGameTimeOverview';
import { useCase } from '../useCase';
import { Dacs } from './Dacs';
import { LoadTransferHold } from './LoadTransferHold';

export type DacsOverview =
  | { readonly kind: 'disabled' }
  | {
      readonly kind: 'enabled';
      readonly owned: number;
      /** Absent if it could not be loaded. */
      readonly gameTime?: GameTimeOverview;
      /** Transfers are not possible before this time. */
      readonly heldUntil?: Date;
    };

@useCase
export class LoadDacs {
  constructor(
    private readonly dacs: Dacs,
    private readonly loadHold: LoadTransferHold,
    private readonly loadGameTime: LoadGameTimeOverview,
  ) {}

  async execute(): Promise<Result<DacsOverview, CallFailure>> {
    const areEnabled = await this.dacs.areEnabled();
    if (!areEnabled.ok) return areEnabled;
    if (!areEnabled.value) return succeed({ kind: 'disabled' });
    const [owned, heldUntil, gameTime] = await Promise.all([
      this.dacs.count(),
      this.loadHold.execute(),
      this.loadGameTime.execute(),
    ]);
    if (!owned.ok) return owned;
    return succeed({
      kind: 'enabled',
      owned: owned.value,
      ...(gameTime.ok && { gameTime: gameTime.value }),
      ...(heldUntil && { heldUntil }),
    });
  }
}
