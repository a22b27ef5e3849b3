import type { LandingPage } from '../../domain/content/LandingPage';
import { LandingGround } from './LandingGround';

interface LandingQuoteProps {
  readonly label: string;
  readonly quote: NonNullable<LandingPage['quote']>;
}

export const LandingQuote = ({ label, quote: { text, author, role } }: LandingQuoteProps) => (
  <section className="landing-quote" aria-label={label}>
    <LandingGround of="plating" />
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
