import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { routeAt } from '#domain/navigation/pagePaths';
import { isVisitorSpecific } from '#domain/navigation/routes';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { NewsletterForm } from '../mailing/NewsletterForm';
import { usePresenter } from '../usePresenter';
import { AdvertisementBanner } from './AdvertisementBanner';
import { ContractLinks } from './ContractLinks';
import { FooterLinks } from './FooterLinks';
import { FooterPresenter } from './FooterPresenter';
import { LegalLinks } from './LegalLinks';
import { LogoMark } from './LogoMark';
import { NavigationPresenter } from './NavigationPresenter';
import { SocialLinks } from './SocialLinks';
import { deferredLayout } from '../app/deferredLayout';
import './Footer.scss';

/** Pages about the visitor's own account or order have no newsletter form. */
export const Footer = observer(function Footer() {
  const { year } = usePresenter(NavigationPresenter);
  const { advertisement } = usePresenter(FooterPresenter).footer;
  const t = useTexts('app');
  const { route } = routeAt(useLocation().pathname);
  const renewal = useTexts('renewal');

  return (
    <footer className="footer k-no-print">
      {!isVisitorSpecific(route) && <Newsletter />}
      <div {...deferredLayout} className="footer__middle">
        <div className="footer__brand">
          <p className="footer__name">
            <LogoMark />
            {t('product.name')}
          </p>
          <p className="footer__note">{renewal('footer')}</p>
          <SocialLinks />
        </div>
        <FooterLinks />
        {advertisement && <AdvertisementBanner {...advertisement} />}
      </div>
      <div {...deferredLayout} className="footer__end">
        <ContractLinks />
        <LegalLinks />
        <small>{t('footer.copyright', { year })}</small>
      </div>
    </footer>
  );
});

const Newsletter = () => {
  const t = useTexts('mailingNewsletter');
  return (
    <section className="footer__newsletter" aria-labelledby="footer-newsletter">
      <div className="footer__newsletter-words">
        <Heading level={2} size={3} id="footer-newsletter">
          {t('title')}
        </Heading>
        <p>{t('text')}</p>
      </div>
      <NewsletterForm />
    </section>
  );
};
