import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { ChooseSupporterShirt } from '#application/rewards/ChooseSupporterShirt';
import { OpenBackerRewards } from '#application/rewards/OpenBackerRewards';
import type { ChoiceRejection, RewardsRejection } from '#application/rewards/Rewards';
import { Drafts } from '#application/session/Drafts';
import { Clock } from '#application/shared/Clock';
import { pathOf } from '#domain/navigation/matchPath';
import type { BackerRewards } from '#domain/rewards/BackerRewards';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const reloadMilliseconds = 2000;

const noticeMilliseconds = 4000;

export type BackerState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-access' }
  | { readonly kind: 'shown'; readonly rewards: BackerRewards }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

/** The backer rewards, including the choice of a size for the supporter shirt (BK-01). */
@presenter
export class BackerPresenter implements DisposablePresenter {
  /** Number of the chosen size; empty to use the stored size. */
  readonly form: Form<{ size: string }>;
  private rewards: BackerRewards | undefined;
  private readonly reloadTimer: Timer;
  private readonly noticeTimer: Timer;

  constructor(
    readonly sending: Submission<void, ChoiceRejection>,
    private readonly opening: Submission<BackerRewards, RewardsRejection>,
    private readonly openRewards: OpenBackerRewards,
    private readonly chooseShirt: ChooseSupporterShirt,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
    drafts: Drafts,
    clock: Clock,
  ) {
    this.form = new Form({ size: '' }, { drafts, name: 'supporter-shirt', fields: ['size'] });
    this.reloadTimer = new Timer(clock);
    this.noticeTimer = new Timer(clock);
    makePresenterObservable(this);
  }

  /** State of the rewards. Loaded rewards stay visible when a later request fails. */
  get state(): BackerState {
    if (this.rewards) return { kind: 'shown', rewards: this.rewards };
    const { problem } = this.opening;
    if (!problem) return { kind: 'loading' };
    return problem.kind === 'no-access' ? { kind: 'no-access' } : { kind: 'failed', failure: problem };
  }

  get size(): string {
    return this.form.values.size || String(this.rewards?.supporterTshirtSize ?? '');
  }

  load(): Promise<void> {
    return this.refresh();
  }

  /** Redirects a player without access. */
  onShow(): () => void {
    this.leaveWithoutAccess();
    return () => undefined;
  }

  async retry(): Promise<void> {
    await this.refresh();
    this.leaveWithoutAccess();
  }

  choose(size: string): void {
    this.form.change('size', size);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { rewards } = this;
    if (!rewards?.supporterShirtAvailable) return;
    this.noticeTimer.dispose();
    const chosen = await this.sending.run(() => this.chooseShirt.execute(rewards, Number(this.size)));
    if (!chosen) return;
    this.noticeTimer.start(noticeMilliseconds, this.sending.reset);
    if (chosen.ok) this.reloadTimer.start(reloadMilliseconds, () => void this.reload());
  }

  dispose(): void {
    this.sending.dispose();
    this.opening.dispose();
    this.reloadTimer.dispose();
    this.noticeTimer.dispose();
  }

  /** Shows the stored size again, unless another size was chosen in the meantime. */
  private async reload(): Promise<void> {
    const sent = this.form.values.size;
    await this.refresh();
    if (this.form.values.size === sent && this.rewards?.supporterTshirtSize === Number(sent))
      this.form.clear();
  }

  private async refresh(): Promise<void> {
    this.opening.dispose();
    const opened = await this.opening.run(() => this.openRewards.execute());
    if (opened?.ok) this.show(opened.value);
  }

  private leaveWithoutAccess(): void {
    if (this.state.kind === 'no-access') {
      this.navigator.replace(pathOf('products', this.pageLanguage.locale));
    }
  }

  private show(rewards: BackerRewards): void {
    this.rewards = rewards;
  }
}
