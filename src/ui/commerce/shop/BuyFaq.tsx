import type { Faq } from '#domain/content/models/faqFields';
import { FaqList } from '../../content/FaqList';
import { Heading } from '../../kit/layout/Heading';
import { deferredLayout } from '../../app/deferredLayout';

/** Frequently asked questions of the shop (BU-05). */
export const BuyFaq = ({ title, questions }: Faq) =>
  questions.length > 0 && (
    <section {...deferredLayout} className="buy-part buy-part--questions">
      {title !== '' && <Heading level={2}>{title}</Heading>}
      <FaqList questions={questions} />
    </section>
  );
