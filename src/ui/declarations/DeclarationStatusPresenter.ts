import type { DeclarationStatusRejection } from '#application/declarations/Declarations';
import { FollowDeclaration } from '#application/declarations/FollowDeclaration';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { orderProgress, type OrderStep } from '#domain/billing/orderProgress';
import type { DeclarationReference } from '#domain/declarations/Declaration';
import type { FollowedCase } from '#domain/declarations/FollowedCase';
import { referenceProblems, type ReferenceProblem } from '#domain/declarations/declarationProblems';
import { declarationQuery, numberInLink } from '#domain/declarations/orderQuery';
import type { PostedFields } from '#hydration/Renderer';
import type { PageLifecycle } from '../app/Pages';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { pickPostedFields } from './pickPostedFields';

const empty: DeclarationReference = { number: '', email: '' };

/** Looks up the status of a withdrawal, a cancellation or an order by its number and email. */
@presenter
export class DeclarationStatusPresenter implements PageLifecycle {
  // Without a draft, because the two values together show what somebody declared.
  readonly form = new Form<DeclarationReference, ReferenceProblem>(empty);
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<FollowedCase, DeclarationStatusRejection>,
    private readonly followDeclaration: FollowDeclaration,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  get found(): FollowedCase | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  /** Events of the order; empty if a declaration was found. */
  get orderSteps(): readonly OrderStep[] {
    return this.found?.kind === 'order' ? orderProgress(this.found.order, this.clock.now()) : [];
  }

  /** Fills in the number from the URL, which links in emails and pages contain. */
  async load({ query }: PageRequest): Promise<void> {
    const number = query.get(declarationQuery);
    if (number !== null) this.form.fill({ number });
  }

  onShow(): () => void {
    this.fillInEmail();
    // The page may be shown before the session has started.
    return this.session.onChange(this.fillInEmail);
  }

  change(field: keyof DeclarationReference, typed: string): void {
    this.form.change(field, field === 'number' ? numberInLink(typed) : typed);
  }

  async submit(): Promise<void> {
    if (this.sending.isSending || !this.form.check(referenceProblems(this.form.values))) return;
    const found = await this.sending.run(() => this.followDeclaration.execute(this.form.values));
    if (found?.ok !== false) return;
    const { kind } = found.error;
    if (kind === 'email-invalid') this.form.showProblems({ email: kind });
    if (kind === 'unknown-declaration') this.form.showProblems({ number: kind });
  }

  async handlePost(sent: PostedFields): Promise<void> {
    this.form.fill(pickPostedFields(empty, sent));
    await this.submit();
  }

  private fillInEmail(): void {
    const { player } = this.session;
    if (player) this.form.fillEmpty({ email: player.email });
  }
}
