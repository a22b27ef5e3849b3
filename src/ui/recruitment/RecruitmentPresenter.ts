import { LoadRecruitment, type RecruitmentOverview } from '#application/recruitment/LoadRecruitment';
import { canLinkRecruiter } from '#domain/recruitment/Recruitment';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import type { CallFailure } from '#domain/shared/CallFailure';
import { CopyPresenter } from '../content/CopyPresenter';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';
import { InviteFriendPresenter } from './InviteFriendPresenter';
import { LinkRecruiterPresenter } from './LinkRecruiterPresenter';

export type RecruitmentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly overview: RecruitmentOverview; readonly canLink: boolean }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

/** The recruitment page (RC-01). */
@presenter
export class RecruitmentPresenter implements DisposablePresenter {
  /** Code of the recruiter's link that the player followed; empty if there was none. */
  private code = '';
  private overview: RecruitmentOverview | undefined;

  constructor(
    private readonly loading: Submission<RecruitmentOverview, CallFailure>,
    private readonly loadRecruitment: LoadRecruitment,
    readonly invite: InviteFriendPresenter,
    readonly link: LinkRecruiterPresenter,
    readonly copying: CopyPresenter,
  ) {
    makePresenterObservable(this);
    link.onLinked(() => void this.refresh());
  }

  /** State of the overview. A loaded overview stays visible when a later request fails. */
  get state(): RecruitmentState {
    const { overview } = this;
    if (overview) return { kind: 'shown', overview, canLink: canLinkRecruiter(overview) };
    const { problem } = this.loading;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  /** Whether the player followed a recruiter's link but can no longer be recruited. */
  get isTooLate(): boolean {
    return (
      this.code !== '' && this.state.kind === 'shown' && !this.state.canLink && !this.link.sending.isDone
    );
  }

  load({ query }: Pick<PageRequest, 'query'>): Promise<void> {
    this.code = query.get('recruiter') ?? '';
    return this.refresh();
  }

  retry(): Promise<void> {
    return this.refresh();
  }

  onShow(): () => void {
    const stops = [this.invite.form.followDraft(), this.link.form.followDraft()];
    return () => stops.forEach((stop) => stop());
  }

  async copy(): Promise<void> {
    if (this.overview) await this.copying.copy(this.overview.link);
  }

  dispose(): void {
    this.loading.dispose();
    this.invite.dispose();
    this.link.dispose();
    this.copying.dispose();
  }

  private async refresh(): Promise<void> {
    this.loading.dispose();
    const loaded = await this.loading.run(() => this.loadRecruitment.execute());
    if (loaded?.ok) this.show(loaded.value);
  }

  private show(overview: RecruitmentOverview): void {
    const isFirst = !this.overview;
    this.overview = overview;
    if (isFirst && this.code !== '') {
      this.link.form.fill({ link: recruiterLink(overview.signup, this.code) });
    }
  }
}
