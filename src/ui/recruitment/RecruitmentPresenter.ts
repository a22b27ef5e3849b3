import { LoadRecruitment, type RecruitmentOverview } from '#application/recruitment/LoadRecruitment';
import { canLinkRecruiter } from '#domain/recruitment/Recruitment';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import type { PageLifecycle } from '../app/Pages';
import { CopyPresenter } from '../content/CopyPresenter';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { InviteFriendPresenter } from './InviteFriendPresenter';
import { LinkRecruiterPresenter } from './LinkRecruiterPresenter';

/** The recruitment page (RC-01). */
@presenter
export class RecruitmentPresenter implements PageLifecycle {
  /** Code of the recruiter's link that the player followed; empty if there was none. */
  private code = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly overview: Loadable<RecruitmentOverview>,
    private readonly loadRecruitment: LoadRecruitment,
    readonly invite: InviteFriendPresenter,
    readonly link: LinkRecruiterPresenter,
    readonly copying: CopyPresenter,
  ) {
    makePresenterObservable(this);
    link.linked.on(() => void this.refresh());
  }

  /** Whether the player followed a recruiter's link but can no longer be recruited. */
  get isTooLate(): boolean {
    const { value } = this.overview;
    return this.code !== '' && value !== undefined && !canLinkRecruiter(value) && !this.link.sending.isDone;
  }

  load({ query }: Pick<PageRequest, 'query'>): Promise<void> {
    this.code = query.get('recruiter') ?? '';
    return this.refresh();
  }

  onShow(): () => void {
    const stops = [this.invite.form.followDraft(), this.link.form.followDraft()];
    return () => stops.forEach((stop) => stop());
  }

  async copy(): Promise<void> {
    const { value } = this.overview;
    if (value) await this.copying.copy(value.link);
  }

  private async refresh(): Promise<void> {
    await this.overview.load(() => this.loadRecruitment.execute(), this.prefill);
  }

  private prefill({ signup }: RecruitmentOverview): void {
    const isFirst = this.overview.value === undefined;
    if (isFirst && this.code !== '') this.link.form.fill({ link: recruiterLink(signup, this.code) });
  }
}
