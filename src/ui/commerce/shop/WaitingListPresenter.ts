import { makeAutoObservable } from 'mobx';
import { JoinWaitingList } from '../../../application/commerce/JoinWaitingList';
import type { WaitingListRejection } from '../../../application/commerce/WaitingList';
import { Drafts } from '../../../application/session/Drafts';
import { Session } from '../../../application/session/Session';
import { presenter, type Disposable } from '../../presenter';

export type WaitingListState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly email: string }
  | {
      readonly kind: 'failed';
      readonly rejection: { readonly kind: 'email-required' } | WaitingListRejection;
    };

const form = 'waiting-list';

/** Who wants to hear when a campaign that is sold out sells again (WL-01). */
@presenter
export class WaitingListPresenter implements Disposable {
  typed: string;
  state: WaitingListState = { kind: 'editing' };
  private readonly left = new AbortController();

  constructor(
    private readonly joinWaitingList: JoinWaitingList,
    private readonly drafts: Drafts,
    session: Session,
  ) {
    this.typed = drafts.of(form).email ?? session.player?.email ?? '';
    makeAutoObservable<this, 'joinWaitingList' | 'drafts' | 'left'>(
      this,
      { joinWaitingList: false, drafts: false, left: false },
      { autoBind: true },
    );
  }

  change(typed: string): void {
    this.typed = typed;
    this.drafts.keep(form, { email: typed });
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    const email = this.typed.trim();
    this.become({ kind: 'sending' });
    const joined = await this.joinWaitingList.execute(email);
    if (joined.ok) this.drafts.drop(form);
    if (this.left.signal.aborted) return;
    this.become(joined.ok ? { kind: 'done', email } : { kind: 'failed', rejection: joined.error });
  }

  dispose(): void {
    this.left.abort();
  }

  private become(state: WaitingListState): void {
    this.state = state;
  }
}
