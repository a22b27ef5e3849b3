import { SignUpForEmails, type SignUpProblem } from '#application/mailing/SignUpForEmails';
import { Drafts } from '#application/session/Drafts';
import { Submission } from '../forms/Submission';
import { presenter } from '../presenter';
import { EmailSignUpPresenter } from './EmailSignUpPresenter';

/** Signs up for the newsletter (NL-01). */
@presenter
export class NewsletterPresenter extends EmailSignUpPresenter {
  constructor(sending: Submission<void, SignUpProblem>, signUp: SignUpForEmails, drafts: Drafts) {
    super('newsletter', sending, signUp, drafts);
  }
}
