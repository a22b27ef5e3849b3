import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { SiteLink } from './leaving/SiteLink';
import { usePresenter } from '../usePresenter';
import { FooterPresenter } from './FooterPresenter';
import { SocialIcon } from './SocialIcon';

export const SocialLinks = observer(function SocialLinks() {
  const { socials } = usePresenter(FooterPresenter).footer;
  const t = useTexts('navigationFooter');
  if (socials.length === 0) return null;
  return (
    <ul className="footer__socials" aria-label={t('social.label')}>
      {socials.map(({ network, label, href }) => (
        <li key={href}>
          <SiteLink className="footer__social" to={href}>
            {network ? (
              <>
                <SocialIcon network={network} />
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            ) : (
              label
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
});
