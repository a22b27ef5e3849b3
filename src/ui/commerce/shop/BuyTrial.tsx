import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Heading } from '../../kit/layout/Heading';

export const BuyTrial = ({ title, text, link }: NonNullable<BuyPageContent['trial']>) => (
  <section className="buy-trial" aria-labelledby="trial-title">
    <div className="buy-trial__words">
      <Heading level={2} size={3} id="trial-title">
        {title}
      </Heading>
      {text !== '' && <p>{text}</p>}
    </div>
    {link && (
      <ButtonLink variant="secondary" to={link.href}>
        {link.label}
      </ButtonLink>
    )}
  </section>
);
