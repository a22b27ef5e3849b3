import { Plus } from 'lucide-react';
import type { Faq } from '#domain/content/models/faqFields';
import { Icon } from '../kit/media/Icon';
import { RichText } from './RichText';
import './FaqList.scss';

interface FaqListProps {
  /** A question with an anchor can be linked to. */
  readonly questions: readonly (Faq['questions'][number] & { readonly anchor?: string })[];
}

/** List of questions. Uses `details` elements, which open without JavaScript. */
export const FaqList = ({ questions }: FaqListProps) => (
  <div className="questions">
    {questions.map(({ question, answer, anchor }, index) => (
      <details key={index} className="question" id={anchor}>
        <summary className="question__face">
          <span>{question}</span>
          <Icon icon={Plus} />
        </summary>
        <RichText blocks={answer} />
      </details>
    ))}
  </div>
);
