import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { ActivateAccount } from '../../application/registration/ActivateAccount';
import type { DeadKey } from '../../application/registration/Activations';
import { Clock } from '../../application/shared/Clock';
import { localeOfPath } from '../../domain/language/Locale';
import { pathOf } from '../../domain/navigation/matchPath';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { presenter, type Disposable, type Visit } from '../presenter';
import { CarriedNewsPresenter } from './CarriedNewsPresenter';

/** `waiting`: nothing was sent yet; getting a page ahead must not use up its key. */
export type ActivationState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'activating' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

const stayMilliseconds = 1000;

/** Where the link of a confirmation letter leads: the account is activated, and its player signed in (AV-01). */
@presenter
export class ActivationPresenter implements Disposable {
  state: ActivationState = { kind: 'waiting' };
  private key = '';
  private comesFromContest = false;
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;

  constructor(
    private readonly activateAccount: ActivateAccount,
    private readonly navigator: Navigator,
    private readonly clock: Clock,
    private readonly carriedNews: CarriedNewsPresenter,
  ) {
    makeAutoObservable<
      this,
      | 'activateAccount'
      | 'navigator'
      | 'clock'
      | 'carriedNews'
      | 'key'
      | 'comesFromContest'
      | 'left'
      | 'callOff'
    >(
      this,
      {
        activateAccount: false,
        navigator: false,
        clock: false,
        carriedNews: false,
        key: false,
        comesFromContest: false,
        left: false,
        callOff: false,
      },
      { autoBind: true },
    );
  }

  async load({ params, query }: Visit): Promise<void> {
    this.key = params.activationKey ?? '';
    this.comesFromContest = query.get('source') === 'contest';
  }

  /** To be called once the page is shown; the key is sent once, and again only where `failed` asks whether to. */
  async activate(): Promise<void> {
    if (this.state.kind !== 'waiting' && this.state.kind !== 'failed') return;
    this.become({ kind: 'activating' });
    const activated = await this.activateAccount.execute(this.key);
    if (!this.left.signal.aborted) this.settle(activated);
  }

  dispose(): void {
    this.left.abort();
    this.callOff();
  }

  private settle(activated: Result<void, DeadKey | CallFailure>): void {
    const locale = localeOfPath(this.navigator.path);
    if (activated.ok) {
      const next = pathOf(this.comesFromContest ? 'contest' : 'products', locale);
      this.become({ kind: 'done' });
      this.callOff = this.clock.after(stayMilliseconds, () => this.navigator.load(next, 'replace'));
    } else if (activated.error.kind === 'dead-key') {
      this.carriedNews.carry('activation-key-dead', pathOf('home', locale));
    } else this.become({ kind: 'failed', failure: activated.error });
  }

  private become(state: ActivationState): void {
    this.state = state;
  }
}
