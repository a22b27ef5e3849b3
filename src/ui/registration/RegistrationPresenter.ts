import { Navigator } from '#application/navigation/Navigator';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { OpenBuyerAccount } from '#application/registration/OpenBuyerAccount';
import { Register, type MistypedForm } from '#application/registration/Register';
import type { RefusedRegistration, RegistrationRejection } from '#application/registration/Registrations';
import type { BreachedPassword } from '#application/security/BreachedPasswords';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import {
  emptyRegistration,
  registrationProblems,
  type FieldProblem,
  type RegistrationField,
  type RegistrationForm,
} from '#domain/registration/RegistrationForm';
import { codeQuery } from '#domain/products/RedemptionCode';
import { recruiterQuery } from '#domain/recruitment/recruiterLink';
import { emptySignupLink, parseSignupLink, type SignupLink } from '#domain/registration/SignupLink';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { codeInLink } from '#domain/shared/codeInLink';
import { cleanEmail } from '#domain/shared/spellings';
import type { PageLifecycle } from '../app/Pages';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { NewPasswordPresenter, type WeakPassword } from '../security/NewPasswordPresenter';
import { isRefusedPassword, type RefusedPassword } from '../security/refusedPassword';
import { InvitationPresenter, type InvitationState } from './InvitationPresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

export interface RegisteredAccount {
  readonly email: string;
  /** Whether the player can log in without first confirming the email. */
  readonly isConfirmed: boolean;
  /** Whether the player is signed in, and My products is being opened. */
  readonly isSignedIn: boolean;
}

export type RegistrationProblem = MistypedForm | BreachedPassword | RegistrationRejection | WeakPassword;

/** Error of a field: a problem that the site detected, or the server's texts. */
export type FieldError = FieldProblem | RefusedPassword['kind'] | readonly string[];

export type TextField = Exclude<RegistrationField, 'password'>;

/** Query parameter of links that contain the value of a field. */
const codeParameters: Partial<Record<TextField, string>> = {
  gameCode: codeQuery,
  recruiterCode: recruiterQuery,
};

const minFillTimeMs = 1000;

/** The fields that a buyer fills in. The email is that of the purchase. */
const buyerFields: readonly RegistrationField[] = ['displayName', 'email', 'password'];

@presenter
export class RegistrationPresenter implements PageLifecycle {
  readonly form: Form<RegistrationForm, FieldError>;
  /** Value of the field that only bots fill in (RG-02). */
  honeypot = '';
  private link: SignupLink = emptySignupLink;
  /** Further fields that the server required from a buyer. */
  private demanded: readonly string[] = [];
  private request: PageRequest | undefined;
  /** In milliseconds of `Clock.elapsedMs`. */
  private openedAt: number | undefined;
  /** Form that was sent, for a correction of its email. */
  private sent: RegistrationForm | undefined;
  private path = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<RegisteredAccount, RegistrationProblem>,
    private readonly invitedBy: InvitationPresenter,
    readonly password: NewPasswordPresenter,
    private readonly register: Register,
    private readonly openBuyerAccount: OpenBuyerAccount,
    private readonly renderedPage: RenderedPage,
    private readonly clock: Clock,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly redirectNotice: RedirectNoticePresenter,
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

  /** False for store players and for links that contain a game-time code. */
  private get showsGameCode(): boolean {
    return !this.hasTicket && this.gameTimeCode === undefined;
  }

  get invitation(): InvitationState {
    const refusal = this.sending.problem;
    return refusal?.kind === 'unknown-key' ? { kind: 'failed', failure: refusal } : this.invitedBy.state;
  }

  /** Whether the link was emailed to a buyer, who only chooses a display name and a password. */
  get isBuyer(): boolean {
    return this.link.activationKey !== undefined;
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
    return !this.isBuyer || this.invitedBy.state.kind === 'found';
  }

  /** Whether the form has this field. A buyer's form has others only after the server required them. */
  shows(field: RegistrationField): boolean {
    if (this.isBuyer) return buyerFields.includes(field) || this.demanded.includes(field);
    return field !== 'gameCode' || this.showsGameCode;
  }

  async load(visit: PageRequest): Promise<void> {
    this.request = visit;
    // The web server does not render pages that have a key.
    if (visit.params.activationKey) this.readLink(visit);
  }

  /** Reads the values from the link once the form is shown, because all links share one server-rendered page. */
  onShow(): () => void {
    if (this.openedAt === undefined) this.open();
    // A signed-in player's session may be loaded after the page is shown.
    const stops = [this.form.followDraft(), this.session.onChange(this.leaveToOtherPlayer)];
    this.avoidEnteredWords();
    if (!this.invitedBy.isStarted) void this.lookUp();
    return () => stops.forEach((stop) => stop());
  }

  change(field: TextField, typed: string): void {
    const parameter = codeParameters[field];
    this.form.change(field, parameter === undefined ? typed : codeInLink(typed, parameter));
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
    const email = await this.invitedBy.lookUp();
    if (email === undefined) return;
    this.change('email', email);
    this.leaveToOtherPlayer();
  }

  async submit(): Promise<void> {
    const canRegister = this.invitation.kind === 'none' || this.invitation.kind === 'found';
    if (!canRegister || this.sending.isDone || this.honeypot !== '') return;
    if (!this.form.check(this.problems) || this.isTooEarly()) return;
    const registered = await this.sending.run(this.send);
    if (registered?.ok) this.clear();
    else if (registered) this.showProblems(registered.error);
  }

  /** Shows the sent form again, so that the player can correct the email. */
  correctEmail(): void {
    if (!this.sent) return;
    this.sending.reset();
    this.form.fill(this.sent);
    this.changePassword(this.sent.password);
  }

  /** Redirects a signed-in player who followed a link with a key (RG-03), unless this form signed the player in. */
  private leaveToOtherPlayer(): void {
    const isWaiting = this.invitedBy.state.kind === 'found' && this.sending.state.kind === 'idle';
    if (!isWaiting || !this.session.player) return;
    const { email } = this.form.values;
    this.redirectNotice.redirect('home', 'sign-up-link', { email, path: this.path });
  }

  private open(): void {
    this.path = this.navigator.path;
    const visibleSince = this.renderedPage.visibleSince();
    const visibleMs = visibleSince ? Math.max(0, this.clock.now().getTime() - visibleSince.getTime()) : 0;
    this.openedAt = this.clock.elapsedMs() - visibleMs;
    this.readLink(this.request ?? { query: new URLSearchParams(), params: {} });
    const { gameCode, recruiterCode } = this.link;
    this.form.fill({ recruiterCode, gameCode: this.hasTicket ? '' : gameCode });
  }

  private readLink({ query, params }: PageRequest): void {
    this.link = parseSignupLink(query, params);
    this.invitedBy.begin(this.link.activationKey);
  }

  /** The values to send. A buyer's form has no second password, and hidden fields may contain values of a draft. */
  private get entered(): RegistrationForm {
    const { values } = this.form;
    if (!this.isBuyer) return values;
    const shown = Object.entries(values).filter(([field]) => this.shows(field as RegistrationField));
    return { ...emptyRegistration, ...Object.fromEntries(shown), retypePassword: values.password };
  }

  private async send(): Promise<Result<RegisteredAccount, RegistrationProblem>> {
    const checked = await this.password.check();
    const wasLeft = !this.sending.isSending;
    if (wasLeft || !checked.ok) return fail({ kind: 'weak-password' });
    const { entered, isBuyer } = this;
    const registered = await this.register.execute(entered, this.link);
    if (!registered.ok) return registered;
    const email = cleanEmail(entered.email);
    const isSignedIn = isBuyer && (await this.openBuyerAccount.execute(email, entered.password));
    return succeed({ email, isConfirmed: isBuyer, isSignedIn });
  }

  private get problems(): typeof this.form.problems {
    return { ...this.password.problems, ...registrationProblems(this.entered, this.isBuyer) };
  }

  /** Whether the form was filled in faster than a person could (RG-02). */
  private isTooEarly(): boolean {
    const now = this.clock.elapsedMs();
    return now - (this.openedAt ?? now) < minFillTimeMs;
  }

  private clear(): void {
    this.sent = this.isBuyer ? undefined : this.form.values;
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
    else if (problem.kind === 'refused') {
      this.demanded = [...this.demanded, ...Object.keys(problem.byField)];
      this.form.showProblems(problem.byField);
    } else this.form.showProblems({});
  }
}
