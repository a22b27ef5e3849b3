import { makeAutoObservable, observableRef } from 'mobx';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { LookUpInvitation } from '../../application/registration/LookUpInvitation';
import { Register, type MistypedForm } from '../../application/registration/Register';
import type { RegistrationRejection, UnknownKey } from '../../application/registration/Registrations';
import { Clock } from '../../application/shared/Clock';
import type {
  FieldProblem,
  RegistrationField,
  RegistrationForm,
} from '../../domain/registration/RegistrationForm';
import { plainLink, signupLinkOf, type SignupLink } from '../../domain/registration/SignupLink';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { presenter, type Disposable, type Visit } from '../presenter';
import { NewPasswordPresenter } from '../security/NewPasswordPresenter';

/** `done`: `isOpen` when there is nothing left to confirm. */
export type RegistrationState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly rejection: RegistrationRejection }
  | { readonly kind: 'done'; readonly email: string; readonly isOpen: boolean };

/** What came of the activation key of the link, if it has one. */
export type InvitationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking-up' }
  | { readonly kind: 'found' }
  | { readonly kind: 'failed'; readonly failure: UnknownKey | CallFailure };

/** What is said beside a field: our word for a problem, or the server's own. */
export type FieldError = FieldProblem | readonly string[];

/** Texts of the form; the password is kept by what judges it. */
export type TextField = Exclude<RegistrationField, 'password'>;

const humanMilliseconds = 1000;

/** The form that makes a player of a visitor (RG-01 to RG-04). What was typed outlasts every failure. */
@presenter
export class RegistrationPresenter implements Disposable {
  values: Record<TextField, string> = {
    firstName: '',
    lastName: '',
    displayName: '',
    email: '',
    retypePassword: '',
    recruiterCode: '',
    gameCode: '',
  };
  newsletter = false;
  /** The field that no person sees (RG-02). */
  trap = '';
  state: RegistrationState = { kind: 'editing' };
  invitation: InvitationState = { kind: 'none' };
  errors: Partial<Record<RegistrationField, FieldError>> = {};
  /** Counts what went wrong, so that a view can lead to it each time. */
  refusals = 0;
  private link: SignupLink = plainLink;
  private visit: Visit | undefined;
  private openedAt: Date | undefined;
  private readonly left = new AbortController();

  constructor(
    readonly password: NewPasswordPresenter,
    private readonly register: Register,
    private readonly lookUpInvitation: LookUpInvitation,
    private readonly renderedPage: RenderedPage,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<
      this,
      'register' | 'lookUpInvitation' | 'renderedPage' | 'clock' | 'visit' | 'openedAt' | 'left' | 'link'
    >(
      this,
      {
        state: observableRef,
        link: observableRef,
        password: false,
        register: false,
        lookUpInvitation: false,
        renderedPage: false,
        clock: false,
        visit: false,
        openedAt: false,
        left: false,
      },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.state.kind === 'sending';
  }

  /** Owners from the store have the game already. */
  get hasTicket(): boolean {
    return this.link.steamSessionTicket !== undefined;
  }

  /** The e-mail is that of the letter. */
  get isEmailFixed(): boolean {
    return this.invitation.kind === 'found' || this.invitation.kind === 'looking-up';
  }

  async load(visit: Visit): Promise<void> {
    this.visit = visit;
  }

  /**
   * To be called once the form stands in the document: the page that the server sent is the same for every link, and
   * what a link brings along comes into it only then.
   */
  arrive(): void {
    if (this.openedAt) return;
    this.openedAt = this.renderedPage.shownSince() ?? this.clock.now();
    const { query, params } = this.visit ?? { query: new URLSearchParams(), params: {} };
    this.link = signupLinkOf(query, params);
    this.values.gameCode = this.hasTicket ? '' : this.link.gameCode;
    this.values.recruiterCode = this.link.recruiterCode;
    if (this.link.activationKey !== undefined) void this.lookUp();
  }

  change(field: TextField, typed: string): void {
    this.values[field] = typed;
    this.forgive(field);
    const { firstName, lastName, displayName, email } = this.values;
    if (field !== 'retypePassword') this.password.beware([firstName, lastName, displayName, email]);
  }

  changePassword(typed: string): void {
    this.password.change(typed);
    this.forgive('password');
    this.forgive('retypePassword');
  }

  chooseNewsletter(isWanted: boolean): void {
    this.newsletter = isWanted;
  }

  spring(typed: string): void {
    this.trap = typed;
  }

  /** Looks the key of the link up again, after a failure. */
  async lookUp(): Promise<void> {
    const key = this.link.activationKey;
    if (key === undefined) return;
    this.invite({ kind: 'looking-up' });
    const found = await this.lookUpInvitation.execute(key);
    if (this.left.signal.aborted) return;
    if (!found.ok) return this.invite({ kind: 'failed', failure: found.error });
    this.change('email', found.value);
    this.invite({ kind: 'found' });
  }

  async submit(): Promise<void> {
    const isInvitationOpen = this.invitation.kind === 'none' || this.invitation.kind === 'found';
    if (this.isBusy || this.state.kind === 'done' || !isInvitationOpen || this.looksAutomatic) return;
    this.become({ kind: 'sending' });
    await this.password.judged();
    if (this.left.signal.aborted) return;
    if (this.password.isTooWeak) return this.become({ kind: 'editing' });
    const { form, link } = this;
    const registered = await this.register.execute(form, link);
    if (this.left.signal.aborted) return;
    if (registered.ok) return this.finish(form.email.trim());
    this.refuse(registered.error);
  }

  dispose(): void {
    this.left.abort();
    this.password.dispose();
  }

  private get form(): RegistrationForm {
    return { ...this.values, password: this.password.typed, newsletter: this.newsletter };
  }

  /** Filled in what nobody can see, or sent before anybody could have read it (RG-02). */
  private get looksAutomatic(): boolean {
    const openedAt = this.openedAt ?? this.clock.now();
    return this.trap !== '' || this.clock.now().getTime() - openedAt.getTime() < humanMilliseconds;
  }

  private finish(email: string): void {
    this.password.change('');
    this.values.retypePassword = '';
    this.become({ kind: 'done', email, isOpen: this.link.activationKey !== undefined });
  }

  private refuse(rejection: MistypedForm | RegistrationRejection): void {
    this.refusals++;
    if (rejection.kind === 'mistyped') {
      this.errors = { ...rejection.problems };
      return this.become({ kind: 'editing' });
    }
    this.errors = rejection.kind === 'refused' ? { ...rejection.byField } : {};
    if (rejection.kind === 'unknown-key') this.invite({ kind: 'failed', failure: rejection });
    this.become({ kind: 'failed', rejection });
  }

  private forgive(field: RegistrationField): void {
    const { [field]: _, ...others } = this.errors;
    this.errors = others;
  }

  private invite(invitation: InvitationState): void {
    this.invitation = invitation;
  }

  private become(state: RegistrationState): void {
    this.state = state;
  }
}
