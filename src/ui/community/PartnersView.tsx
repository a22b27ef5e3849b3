import { ArrowUpRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { partnersPage, type PartnersPage } from '#domain/content/models/partnersPage';
import type { PartnerCategory } from '#domain/content/slices/partners';
import { pathOf } from '#domain/navigation/pagePaths';
import { contentPage } from '../content/contentPage';
import { pictureFile } from '../content/pictureFile';
import { Slices, type SliceViews } from '../content/Slices';
import { Translations } from '../content/Translations';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { LeavingPresenter } from '../navigation/leaving/LeavingPresenter';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePresenter } from '../usePresenter';
import { CommunityHero } from './CommunityHero';
import { CommunityPart } from './CommunityPart';
import { deferredLayout } from '../app/deferredLayout';
import './Partners.scss';

type Partner = PartnerCategory['items'][number];

const views: SliceViews<PartnersPage['body'][number]> = {
  partnerCategory: ({ categoryName, text, items }) => (
    <section {...deferredLayout} className="community-part community-part--beside">
      <div className="community-part__words">
        {categoryName !== '' && <Heading level={2}>{categoryName}</Heading>}
        {text !== '' && <p className="community-part__text">{text}</p>}
      </div>
      <ul className="partners">
        {items.map((partner, index) => (
          <li key={index}>
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  ),
};

export const PartnersView = ({ content }: { readonly content: PartnersPage }) => {
  const { title, text, picture, body, join } = content;
  const { locale } = usePresenter(Translations);

  return (
    <div className="community">
      <CommunityHero page="partners" title={title} text={text} picture={picture} />
      <Slices slices={body} views={views} />
      {join.title !== '' && (
        <CommunityPart id="join" title={join.title} text={join.text}>
          {join.button !== '' && (
            <div>
              <ButtonLink to={pathOf('contact', locale)}>{join.button}</ButtonLink>
            </div>
          )}
        </CommunityPart>
      )}
    </div>
  );
};

/** Card of a partner. If the link is missing or unsafe, the card is shown without a link. */
const PartnerCard = observer(function PartnerCard({ partner }: { readonly partner: Partner }) {
  const { partnerName, partnerLink, text, image } = partner;
  const isLinked = usePresenter(LeavingPresenter).resolveLink(partnerLink) !== undefined;

  return (
    <SiteLink className={isLinked ? 'partner is-linked' : 'partner'} to={partnerLink}>
      <span className="partner__logo">
        {image ? (
          <Picture file={pictureFile(image.url)} alt={image.alt} sizes="20rem" />
        ) : (
          <span className="partner__initial" aria-hidden="true">
            {[...partnerName][0]}
          </span>
        )}
      </span>
      <span className="partner__name">
        <span>{partnerName}</span>
        {isLinked && <Icon icon={ArrowUpRight} size={18} />}
      </span>
      {text !== '' && <span className="partner__text">{text}</span>}
    </SiteLink>
  );
});

const page = contentPage({ model: partnersPage, View: PartnersView });

export const pages = { partners: page };
