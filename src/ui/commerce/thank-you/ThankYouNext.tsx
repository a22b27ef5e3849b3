import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { ThankYouPage } from '#domain/content/ThankYouPage';
import { useTexts } from '../../content/useTexts';
import { ButtonContent, buttonClass } from '../../kit/actions/Button';
import { ButtonAnchor } from '../../kit/actions/ButtonAnchor';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Actions } from '../../kit/layout/Actions';
import { Heading } from '../../kit/layout/Heading';
import { SiteLink } from '../../navigation/leaving/SiteLink';
import { NavigationPresenter } from '../../navigation/NavigationPresenter';
import { usePresenter } from '../../usePresenter';
import { SendAccountLink } from '../shared/SendAccountLink';
import type { ThankYouPresenter } from './ThankYouPresenter';

interface ThankYouNextProps {
  readonly page: ThankYouPage;
  readonly thanks: ThankYouPresenter;
}

export const ThankYouNext = observer(function ThankYouNext({ page, thanks }: ThankYouNextProps) {
  const t = useTexts('thankYou');
  const { keyMapping, community } = page;

  return (
    <section className="thanks__next" aria-labelledby="next-title">
      <Heading level={2} id="next-title">
        {t('next.title')}
      </Heading>
      <div className="thanks__parts">
        {keyMapping && (
          <Part title={keyMapping.title || t('keys.title')} text={keyMapping.text}>
            <ButtonAnchor href={keyMapping.file} download={keyMapping.file.split('/').at(-1)}>
              {keyMapping.label}
            </ButtonAnchor>
          </Part>
        )}
        {community && (
          <Part title={community.title || t('community.title')} text={community.text}>
            {community.links.map(({ href, label }) => (
              <SiteLink key={href + label} to={href} className={buttonClass({})}>
                <ButtonContent>{label}</ButtonContent>
              </SiteLink>
            ))}
          </Part>
        )}
        <ResendPart thanks={thanks} />
      </div>
    </section>
  );
});

/**
 * Resends the confirmation email. Buyers without an account have nothing to confirm. Once the order is paid, they get
 * a link to create an account instead.
 */
const ResendPart = observer(function ResendPart({ thanks }: { readonly thanks: ThankYouPresenter }) {
  const t = useTexts('thankYou');
  const { pathOf } = usePresenter(NavigationPresenter);
  const { needsAccount, email, order } = thanks;
  if (!needsAccount) {
    return (
      <Part title={t('resend.title')} text={t('resend.text')}>
        <ButtonLink to={pathOf('resendConfirmation')}>{t('resend.button')}</ButtonLink>
      </Part>
    );
  }
  if (!order.paidOrder || email === undefined) return null;
  return (
    <div className="thanks__part thanks__part--link">
      <Heading level={3} size={4}>
        {t('resend.title')}
      </Heading>
      <SendAccountLink texts="thankYou" email={email} />
    </div>
  );
});

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <div className="thanks__part">
    <Heading level={3} size={4}>
      {title}
    </Heading>
    {text !== '' && <p>{text}</p>}
    <Actions>{children}</Actions>
  </div>
);
