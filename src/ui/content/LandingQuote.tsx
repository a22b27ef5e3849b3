interface LandingQuoteProps {
  readonly label: string;
  readonly text: string;
  readonly author: string;
  readonly role: string;
}

export const LandingQuote = ({ label, text, author, role }: LandingQuoteProps) => (
  <section className="landing-quote" aria-label={label}>
    <figure>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <span className="landing-quote__author">{author}</span>
        {role !== '' && <span>{role}</span>}
      </figcaption>
    </figure>
  </section>
);
