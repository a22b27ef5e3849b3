import type { Faq } from '../../../domain/content/models/faqFields';
import { Questions } from '../../content/Questions';
import { Heading } from '../../kit/layout/Heading';

/** Frequently asked questions of the shop (BU-05). */
export const BuyQuestions = ({ title, questions }: Faq) =>
  questions.length > 0 && (
    <section className="buy-part buy-part--questions">
      {title !== '' && <Heading level={2}>{title}</Heading>}
      <Questions questions={questions} />
    </section>
  );
