import { makeAutoObservable } from 'mobx';
import { ConvertMyDU } from '../../application/entitlements/ConvertMyDU';
import type { ConversionRejection } from '../../application/entitlements/MyDU';
import { Navigator } from '../../application/navigation/Navigator';
import { localeOfPath } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import { presenter, type Disposable } from '../presenter';

export type ConvertState =
  | { readonly kind: 'deciding' }
  | { readonly kind: 'converting' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly rejection: ConversionRejection };

/** The box that takes MyDU for game time (PD-03). */
@presenter
export class ConvertMyDUPresenter implements Disposable {
  state: ConvertState = { kind: 'deciding' };
  hasAccepted = false;
  private readonly left = new AbortController();

  constructor(
    private readonly convertMyDU: ConvertMyDU,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable<this, 'convertMyDU' | 'navigator' | 'left'>(
      this,
      { convertMyDU: false, navigator: false, left: false },
      { autoBind: true },
    );
  }

  accept(isAccepted: boolean): void {
    this.hasAccepted = isAccepted;
  }

  async convert(): Promise<void> {
    if (!this.hasAccepted || this.state.kind === 'converting' || this.state.kind === 'done') return;
    this.become({ kind: 'converting' });
    const converted = await this.convertMyDU.execute();
    if (this.left.signal.aborted) return;
    if (!converted.ok) return this.become({ kind: 'failed', rejection: converted.error });
    this.become({ kind: 'done' });
    const thanks = pathOf('buyThankYou', localeOfPath(this.navigator.path));
    this.navigator.push(`${thanks}?product=myDU`);
  }

  dispose(): void {
    this.left.abort();
  }

  private become(state: ConvertState): void {
    this.state = state;
  }
}
