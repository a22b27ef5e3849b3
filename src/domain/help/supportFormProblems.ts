import { emailProblem, type EmailProblem } from '../session/Credentials';
import { cleanName, cleanText } from '../shared/spellings';
import { maxSupportLengths, supportTopics, type SupportMessage, type SupportTopic } from './SupportMessage';

/** Field values of the form. */
export interface SupportForm extends Omit<SupportMessage, 'topic'> {
  /** One of the topics, or empty. */
  readonly topic: string;
  /** Honeypot: hidden from people, so only bots fill it in. */
  readonly confirmation: string;
}

export type SupportField = Exclude<keyof SupportForm, 'confirmation'>;

export type SupportProblem = 'required' | 'too-long' | EmailProblem;

export const isSupportTopic = (typed: string): typed is SupportTopic =>
  (supportTopics as readonly string[]).includes(typed);

/** Text that is only whitespace counts as empty. */
export const supportFormProblems = ({
  topic,
  email,
  caseNumber,
  message,
}: SupportForm): Partial<Record<SupportField, SupportProblem>> => {
  const ofEmail = emailProblem(email);
  const { length } = cleanText(message);
  return {
    ...(!isSupportTopic(topic) && { topic: 'required' }),
    ...(ofEmail && { email: ofEmail }),
    ...(cleanName(caseNumber).length > maxSupportLengths.caseNumber && { caseNumber: 'too-long' }),
    ...(length === 0 && { message: 'required' }),
    ...(length > maxSupportLengths.message && { message: 'too-long' }),
  };
};
