import { Plus } from 'lucide-react';
import type { BuyPageContent } from '../../../domain/content/BuyPageContent';
import { RichText } from '../../content/RichText';
import { Heading } from '../../kit/layout/Heading';
import { Icon } from '../../kit/media/Icon';

/** `details` elements (BU-05). */
export const BuyQuestions = ({ title, questions }: BuyPageContent['faq']) =>
  questions.length > 0 && (
    <section className="buy-part buy-part--questions">
      {title !== '' && <Heading level={2}>{title}</Heading>}
      <div className="buy-questions">
        {questions.map(({ question, answer }, index) => (
          <details key={index} className="buy-question">
            <summary className="buy-question__face">
              <span>{question}</span>
              <Icon of={Plus} />
            </summary>
            <RichText blocks={answer} />
          </details>
        ))}
      </div>
    </section>
  );
