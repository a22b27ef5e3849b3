import { LinkRecruiter } from '#application/recruitment/LinkRecruiter';
import type { RecruitingRejection } from '#application/recruitment/Recruiting';
import { Drafts } from '#application/session/Drafts';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { cleanReferralCode } from '#domain/shared/spellings';

/** Links the player to a recruiter (RC-01). The pasted link is stored as a draft until it is accepted. */
@presenter
export class LinkRecruiterPresenter implements DisposablePresenter {
  readonly form: Form<{ link: string }>;
  readonly linked = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, RecruitingRejection>,
    private readonly linkRecruiter: LinkRecruiter,
    drafts: Drafts,
  ) {
    this.form = new Form({ link: '' }, { drafts, name: 'recruiter-link', fields: ['link'] });
    makePresenterObservable(this);
  }

  get canSend(): boolean {
    return cleanReferralCode(this.form.values.link) !== '';
  }

  change(link: string): void {
    this.form.change('link', link);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    if (!this.canSend) return;
    const sent = await this.sending.run(() => this.linkRecruiter.execute(this.form.values.link));
    this.sending.resetSuccessLater();
    if (!sent?.ok) return;
    this.form.clear();
    this.linked.emit();
  }
}
