import { RenderedPage } from '#application/navigation/RenderedPage';
import { Register, type MistypedForm } from '#application/registration/Register';
import {
  Registrations,
  type RefusedRegistration,
  type RegistrationRejection,
  type UnknownKey,
} from '#application/registration/Registrations';
import type { BreachedPassword } from '#application/security/BreachedPasswords';
import { Drafts } from '#application/session/Drafts';
import { Clock } from '#application/shared/Clock';
import {
  emptyRegistration,
  registrationProblems,
  type FieldProblem,
  type RegistrationField,
  type RegistrationForm,
} from '#domain/registration/RegistrationForm';
import { emptySignupLink, parseSignupLink, type SignupLink } from '#domain/registration/SignupLink';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';
import { NewPasswordPresenter, type WeakPassword } from '../security/NewPasswordPresenter';
import { isRefusedPassword, type RefusedPassword } from '../security/refusedPassword';

export interface RegisteredAccount {
  readonly email: string;
  /** Whether the player can log in without first confirming the email. */
  readonly isConfirmed: boolean;
}

export type RegistrationProblem = MistypedForm | BreachedPassword | RegistrationRejection | WeakPassword;

/** State of the lookup of the activation key in the link. */
export type InvitationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking-up' }
  | { readonly kind: 'found' }
  | { readonly kind: 'failed'; readonly failure: UnknownKey | CallFailure | UnexpectedFailure };

/** Error of a field: a problem that the site detected, or the server's texts. */
export type FieldError = FieldProblem | RefusedPassword['kind'] | readonly string[];

export type TextField = Exclude<RegistrationField, 'password'>;

const minFillTimeMs = 1000;

@presenter
export class RegistrationPresenter implements DisposablePresenter {
  readonly form: Form<RegistrationForm, FieldError>;
  /** Value of the field that only bots fill in (RG-02). */
  honeypot = '';
  private link: SignupLink = emptySignupLink;
  private request: PageRequest | undefined;
  private openedAt: Date | undefined;

  constructor(
    readonly sending: Submission<RegisteredAccount, RegistrationProblem>,
    private readonly lookingUp: Submission<string, UnknownKey | CallFailure>,
    readonly password: NewPasswordPresenter,
    private readonly register: Register,
    private readonly registrations: Registrations,
    private readonly renderedPage: RenderedPage,
    private readonly clock: Clock,
    drafts: Drafts,
  ) {
    this.form = new Form<RegistrationForm, FieldError>(emptyRegistration, {
      drafts,
      name: 'registration',
      fields: ['firstName', 'lastName', 'displayName', 'email', 'newsletter'],
    });
    makePresenterObservable(this);
  }

  /** Whether the link came from the store. Store customers already own the game, so they need no game code. */
  get hasTicket(): boolean {
    return this.link.steamSessionTicket !== undefined;
  }

  /** The game-time code in the link. The player redeems it on the products page. */
  get gameTimeCode(): string | undefined {
    return this.link.gameTimeCode;
  }

  /** Whether to show the game code field. False for store players and for links that contain a game-time code. */
  get showsGameCode(): boolean {
    return !this.hasTicket && this.gameTimeCode === undefined;
  }

  get invitation(): InvitationState {
    const refusal = this.sending.problem;
    if (refusal?.kind === 'unknown-key') return { kind: 'failed', failure: refusal };
    if (this.link.activationKey === undefined) return { kind: 'none' };
    const { isDone, problem } = this.lookingUp;
    if (problem) return { kind: 'failed', failure: problem };
    return { kind: isDone ? 'found' : 'looking-up' };
  }

  /** Whether the email cannot be changed, because the link was sent to it. */
  get isEmailFixed(): boolean {
    return this.invitation.kind === 'found' || this.invitation.kind === 'looking-up';
  }

  /** The failure shown above the button. Other problems are shown next to their fields. */
  get failure(): RefusedRegistration | CallFailure | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    switch (problem?.kind) {
      case 'mistyped':
      case 'weak-password':
      case 'breached-password':
      case 'unknown-key':
        return undefined;
      default:
        return problem;
    }
  }

  /** Whether to show the fields. False while the key in the link is being looked up, and if the key is unknown. */
  get hasFields(): boolean {
    return this.link.activationKey === undefined || this.lookingUp.isDone;
  }

  async load(visit: PageRequest): Promise<void> {
    this.request = visit;
    // The web server does not render pages that have a key.
    if (visit.params.activationKey) this.link = parseSignupLink(visit.query, visit.params);
  }

  /** Reads the values from the link once the form is shown, because all links share one server-rendered page. */
  onShow(): () => void {
    if (!this.openedAt) this.open();
    const stop = this.form.followDraft();
    this.avoidEnteredWords();
    if (this.lookingUp.state.kind === 'idle') void this.lookUp();
    return stop;
  }

  change(field: TextField, typed: string): void {
    this.form.change(field, typed);
    if (field !== 'retypePassword') this.avoidEnteredWords();
  }

  changePassword(typed: string): void {
    this.password.change(typed);
    this.form.change('password', typed);
    this.form.clearProblem('retypePassword');
  }

  chooseNewsletter(isWanted: boolean): void {
    this.form.change('newsletter', isWanted);
  }

  fillHoneypot(typed: string): void {
    this.honeypot = typed;
  }

  /** Looks up the email for the key in the link. May be called again after a failure. */
  async lookUp(): Promise<void> {
    const key = this.link.activationKey;
    if (key === undefined) return;
    const found = await this.lookingUp.run(() => this.registrations.findEmail(key));
    if (found?.ok) this.change('email', found.value);
  }

  async submit(): Promise<void> {
    const canRegister = this.invitation.kind === 'none' || this.invitation.kind === 'found';
    if (!canRegister || this.sending.isDone || this.honeypot !== '') return;
    if (!this.form.check(this.problems) || this.isTooEarly()) return;
    const registered = await this.sending.run(this.send);
    if (registered?.ok) this.clear();
    else if (registered) this.showProblems(registered.error);
  }

  dispose(): void {
    this.sending.dispose();
    this.lookingUp.dispose();
    this.password.dispose();
  }

  private open(): void {
    this.openedAt = this.renderedPage.visibleSince() ?? this.clock.now();
    const { query, params } = this.request ?? { query: new URLSearchParams(), params: {} };
    this.link = parseSignupLink(query, params);
    const { gameCode, recruiterCode } = this.link;
    this.form.fill({ recruiterCode, gameCode: this.hasTicket ? '' : gameCode });
  }

  private async send(): Promise<Result<RegisteredAccount, RegistrationProblem>> {
    const checked = await this.password.check();
    const wasLeft = !this.sending.isSending;
    if (wasLeft || !checked.ok) return fail({ kind: 'weak-password' });
    const { link } = this;
    const { values } = this.form;
    const registered = await this.register.execute(values, link);
    if (!registered.ok) return registered;
    return succeed({ email: values.email.trim(), isConfirmed: link.activationKey !== undefined });
  }

  private get problems(): typeof this.form.problems {
    return { ...this.password.problems, ...registrationProblems(this.form.values) };
  }

  /** Whether the form was filled in faster than a person could (RG-02). */
  private isTooEarly(): boolean {
    const now = this.clock.now().getTime();
    return now - (this.openedAt?.getTime() ?? now) < minFillTimeMs;
  }

  private clear(): void {
    this.password.change('');
    this.form.clear();
  }

  private avoidEnteredWords(): void {
    const { firstName, lastName, displayName, email } = this.form.values;
    this.password.avoidWords([firstName, lastName, displayName, email]);
  }

  private showProblems(problem: RegistrationProblem): void {
    if (problem.kind === 'mistyped') this.form.showProblems(problem.problems);
    else if (isRefusedPassword(problem.kind)) this.form.showProblems({ password: problem.kind });
    else this.form.showProblems(problem.kind === 'refused' ? problem.byField : {});
  }
}
