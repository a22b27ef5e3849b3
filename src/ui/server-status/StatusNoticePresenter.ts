import { Configuration } from '#application/configuration/Configuration';
import { SignUpForEmails, type SignUpProblem } from '#application/mailing/SignUpForEmails';
import { Drafts } from '#application/session/Drafts';
import { Submission } from '../forms/Submission';
import { EmailSignUpForm } from '../mailing/EmailSignUpForm';
import { presenter } from '../presenter';

/** Requests an email when the game is up again. */
@presenter
export class StatusNoticePresenter extends EmailSignUpForm {
  constructor(
    sending: Submission<void, SignUpProblem>,
    signUp: SignUpForEmails,
    private readonly configuration: Configuration,
    drafts: Drafts,
  ) {
    super('status-notice', sending, signUp, drafts);
  }

  /** Whether the back end sends such emails. */
  get isOffered(): boolean {
    return this.configuration.has('status-notices');
  }
}
