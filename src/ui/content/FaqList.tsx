import { Plus } from 'lucide-react';
import type { Faq } from '#domain/content/models/faqFields';
import { Icon } from '../kit/media/Icon';
import { RichText } from './RichText';
import './FaqList.scss';

/** List of questions. Uses `details` elements, which open without JavaScript. */
export const FaqList = ({ questions }: Pick<Faq, 'questions'>) => (
  <div className="questions">
    {questions.map(({ question, answer }, index) => (
      <details key={index} className="question">
        <summary className="question__face">
          <span>{question}</span>
          <Icon icon={Plus} />
        </summary>
        <RichText blocks={answer} />
      </details>
    ))}
  </div>
);
