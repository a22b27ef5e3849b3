import type { Faq } from '../../domain/content/models/faqFields';
import { Questions } from '../content/Questions';
import { CommunityPart } from './CommunityPart';

export const CommunityQuestions = ({ title, questions }: Faq) =>
  questions.length > 0 && (
    <CommunityPart id="questions" title={title} beside>
      <Questions questions={questions} />
    </CommunityPart>
  );
