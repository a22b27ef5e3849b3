import type { Section } from '#domain/content/models/landingPage';
import { useTexts } from '../content/useTexts';
import { HomeGround } from './HomeGround';
import { deferredLayout } from '../app/deferredLayout';

export const HomeQuote = ({ text, author, role }: Section<'quote'>) => {
  const t = useTexts('home');
  return (
    <section {...deferredLayout} className="landing-quote" aria-label={t('quote.label')}>
      <HomeGround of="plating" />
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {author !== '' && <span className="landing-quote__author">{author}</span>}
          {role !== '' && <span>{role}</span>}
        </figcaption>
      </figure>
    </section>
  );
};
