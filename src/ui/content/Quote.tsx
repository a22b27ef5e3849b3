import { keepTogether } from '../kit/foundation/keepTogether';
import './Quote.scss';

interface QuoteProps {
  readonly text: string;
  readonly author: string;
  readonly role: string;
  readonly className: string;
}

/** A quotation with its author and the author's role, both of which are optional. */
export const Quote = ({ text, author, role, className }: QuoteProps) => (
  <figure className={`quote ${className}`}>
    <blockquote>
      <p>{keepTogether(text)}</p>
    </blockquote>
    {(author !== '' || role !== '') && (
      <figcaption>
        {author !== '' && <b>{author}</b>}
        {role !== '' && <span>{role}</span>}
      </figcaption>
    )}
  </figure>
);
