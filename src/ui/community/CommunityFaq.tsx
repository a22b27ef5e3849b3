import type { Faq } from '#domain/content/models/faqFields';
import { FaqList } from '../content/FaqList';
import { CommunityPart } from './CommunityPart';

export const CommunityFaq = ({ title, questions }: Faq) =>
  questions.length > 0 && (
    <CommunityPart id="questions" title={title} beside>
      <FaqList questions={questions} />
    </CommunityPart>
  );
