import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { ChooseSupporterShirt } from '#application/rewards/ChooseSupporterShirt';
import { OpenBackerRewards } from '#application/rewards/OpenBackerRewards';
import type { ChoiceRejection, RewardsRejection } from '#application/rewards/Rewards';
import { Drafts } from '#application/session/Drafts';
import { pathOf } from '#domain/navigation/pagePaths';
import type { BackerRewards } from '#domain/rewards/BackerRewards';
import { Form } from '../forms/Form';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';

const reloadMilliseconds = 2000;

/** The backer rewards, including the choice of a size for the supporter shirt (BK-01). */
@presenter
export class BackerPresenter implements PageLifecycle {
  /** Number of the chosen size; empty to use the stored size. */
  readonly form: Form<{ size: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, ChoiceRejection>,
    readonly rewards: Loadable<BackerRewards, RewardsRejection>,
    private readonly openRewards: OpenBackerRewards,
    private readonly chooseShirt: ChooseSupporterShirt,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
    private readonly reloadTimer: Timer,
    drafts: Drafts,
  ) {
    this.form = new Form({ size: '' }, { drafts, name: 'supporter-shirt', fields: ['size'] });
    makePresenterObservable(this);
  }

  get hasNoAccess(): boolean {
    const { state } = this.rewards;
    return state.kind === 'failed' && state.problem.kind === 'no-access';
  }

  get size(): string {
    return this.form.values.size || String(this.rewards.value?.supporterTshirtSize ?? '');
  }

  load(): Promise<void> {
    return this.refresh();
  }

  /** Redirects a player without access. */
  onShow(): void {
    this.leaveWithoutAccess();
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
    const { value: rewards } = this.rewards;
    if (!rewards?.supporterShirtAvailable) return;
    const chosen = await this.sending.run(() => this.chooseShirt.execute(rewards, Number(this.size)));
    if (!chosen) return;
    this.sending.resetSuccessLater();
    if (chosen.ok) this.reloadTimer.start(reloadMilliseconds, () => void this.reload());
  }

  /** Shows the stored size again, unless another size was chosen in the meantime. */
  private async reload(): Promise<void> {
    const sent = this.form.values.size;
    await this.refresh();
    if (this.form.values.size === sent && this.rewards.value?.supporterTshirtSize === Number(sent))
      this.form.clear();
  }

  private async refresh(): Promise<void> {
    await this.rewards.load(() => this.openRewards.execute());
  }

  private leaveWithoutAccess(): void {
    if (this.hasNoAccess) this.navigator.replace(pathOf('products', this.pageLanguage.locale));
  }
}
