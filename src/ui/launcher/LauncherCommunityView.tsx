import { Compass, ExternalLink, MessagesSquare } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CommunityLink } from '#application/launcher/LoadLauncherCommunity';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { SocialIcon } from '../navigation/SocialIcon';
import { usePagePresenter } from '../usePresenter';
import { LauncherCommunityPresenter } from './LauncherCommunityPresenter';

export const LauncherCommunityView = observer(function LauncherCommunityView() {
  const { community, title } = usePagePresenter(LauncherCommunityPresenter);
  const t = useTexts('launcher');
  const { text = '', links = [] } = community ?? {};
  return (
    <div className="launcher-community">
      <header className="launcher-story__head">
        <Heading level={1} size={3}>
          {title}
        </Heading>
        {text !== '' && <p className="launcher-story__lead">{keepTogether(text)}</p>}
      </header>
      {links.length === 0 ? (
        <p>{t('community.none')}</p>
      ) : (
        <ul className="launcher-community__links">
          {links.map((link) => (
            <li key={`${link.label} ${link.href}`}>
              <CommunityLinkCard link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

const CommunityLinkCard = ({
  link: { network, page, label, text, href },
}: {
  readonly link: CommunityLink;
}) => {
  const t = useTexts('launcher');
  return (
    <div className="launcher-place">
      <span className="launcher-place__mark" aria-hidden="true">
        {network ? (
          <SocialIcon network={network} />
        ) : (
          <Icon icon={page ? Compass : MessagesSquare} size={22} />
        )}
      </span>
      <div className="launcher-place__words">
        <Heading level={2} size={4}>
          <SiteLink className="launcher-card__link" to={href}>
            <span>{label}</span>
            <VisuallyHidden> {t('newWindow')}</VisuallyHidden>
          </SiteLink>
        </Heading>
        {text !== undefined && <p>{keepTogether(text)}</p>}
      </div>
      <Icon icon={ExternalLink} size={18} />
    </div>
  );
};
