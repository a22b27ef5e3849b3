import { emailProblem } from '../session/Credentials';
import { maxPressMessageLengths } from './PressMessage';
import { cleanName, cleanText } from '../shared/spellings';

/** Field values of the contact form. */
export interface PressForm {
  readonly subject: string;
  /** One-line summary. It is required but not sent (PR-02). */
  readonly about: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Honeypot: hidden from people, so only bots fill it in. */
  readonly confirmation: string;
}

export type PressField = Exclude<keyof PressForm, 'confirmation'>;

export type PressProblem = 'required' | 'email-invalid' | 'too-long';

/**
 * Validates the form. Every field is required, and text that is only whitespace counts as empty.
 * @param subjects subjects that can be chosen
 */
export const pressFormProblems = (
  { subject, about, name, email, message }: PressForm,
  subjects: readonly string[],
): Partial<Record<PressField, PressProblem>> => {
  const ofEmail = emailProblem(email);
  const ofName = textProblem(name, maxPressMessageLengths.name);
  const ofMessage = textProblem(message, maxPressMessageLengths.message);
  return {
    ...(!subjects.includes(subject) && { subject: 'required' }),
    ...(cleanName(about) === '' && { about: 'required' }),
    ...(ofName && { name: ofName }),
    ...(ofEmail && { email: ofEmail === 'email-required' ? 'required' : ofEmail }),
    ...(ofMessage && { message: ofMessage }),
  };
};

const textProblem = (typed: string, most: number): PressProblem | undefined => {
  const { length } = cleanText(typed);
  if (length === 0) return 'required';
  return length > most ? 'too-long' : undefined;
};
