import { SignUpForEmails, type SignUpProblem } from '#application/mailing/SignUpForEmails';
import { Drafts } from '#application/session/Drafts';
import { Submission } from '../forms/Submission';
import { presenter } from '../presenter';
import { EmailSignUpForm } from './EmailSignUpForm';

/** Signs up for the newsletter (NL-01). */
@presenter
export class NewsletterPresenter extends EmailSignUpForm {
  constructor(sending: Submission<void, SignUpProblem>, signUp: SignUpForEmails, drafts: Drafts) {
    super('newsletter', sending, signUp, drafts);
  }
}
