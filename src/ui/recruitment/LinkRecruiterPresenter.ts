import { LinkRecruiter } from '#application/recruitment/LinkRecruiter';
import type { RecruitingRejection } from '#application/recruitment/Recruiting';
import { Drafts } from '#application/session/Drafts';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const noticeMilliseconds = 4000;

/** Links the player to a recruiter (RC-01). The pasted link is stored as a draft until it is accepted. */
@presenter
export class LinkRecruiterPresenter implements DisposablePresenter {
  readonly form: Form<{ link: string }>;
  private notifyLinked: () => void = () => undefined;

  constructor(
    readonly sending: Submission<void, RecruitingRejection>,
    private readonly linkRecruiter: LinkRecruiter,
    private readonly notice: Timer,
    drafts: Drafts,
  ) {
    this.form = new Form({ link: '' }, { drafts, name: 'recruiter-link', fields: ['link'] });
    makePresenterObservable(this);
  }

  get canSend(): boolean {
    return this.form.values.link.trim() !== '';
  }

  onLinked(listener: () => void): void {
    this.notifyLinked = listener;
  }

  change(link: string): void {
    this.form.change('link', link);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    if (!this.canSend) return;
    this.notice.dispose();
    const sent = await this.sending.run(() => this.linkRecruiter.execute(this.form.values.link));
    if (this.sending.isSettled) this.notice.start(noticeMilliseconds, this.sending.reset);
    if (!sent?.ok) return;
    this.form.clear();
    this.notifyLinked();
  }

  dispose(): void {
    this.sending.dispose();
    this.notice.dispose();
  }
}
