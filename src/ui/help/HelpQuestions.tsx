import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { HelpPage } from '#application/help/LoadHelpPage';
import { FaqList } from '../content/FaqList';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';

/** The frequent questions. A link to a question opens it. */
export const HelpQuestions = ({ title, questions }: HelpPage['faq']) => {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const questions = [...(list.current?.querySelectorAll('details') ?? [])];
    questions.find(({ id }) => `#${id}` === hash)?.setAttribute('open', '');
  }, [hash]);

  return (
    <Stack as="section" gap={3} {...(title !== '' && { 'aria-labelledby': 'questions-title' })}>
      {title !== '' && (
        <Heading level={2} size={3} id="questions-title">
          {title}
        </Heading>
      )}
      <div ref={list}>
        <FaqList questions={questions} />
      </div>
    </Stack>
  );
};
