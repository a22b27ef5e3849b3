import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { Heading } from '../../kit/layout/Heading';
import { deferredLayout } from '../../app/deferredLayout';

export const BuyWhy = ({ title, points }: BuyPageContent['why']) =>
  points.length > 0 && (
    <section {...deferredLayout} className="buy-part">
      {title !== '' && <Heading level={2}>{title}</Heading>}
      <ul className="buy-why">
        {points.map((point, index) => (
          <li key={index} className="buy-why__point">
            {point.title !== '' && <Heading level={3}>{point.title}</Heading>}
            {point.text !== '' && <p>{point.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
