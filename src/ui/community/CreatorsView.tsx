import { Clapperboard, Clock, Hammer, KeyRound, MessagesSquare, Signature, Sparkle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { creatorsPage, type CreatorsPage, type perkIcons } from '#domain/content/models/creatorsPage';
import { pathOf } from '#domain/navigation/pagePaths';
import { contentPage } from '../content/contentPage';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { LeavingPresenter } from '../navigation/leaving/LeavingPresenter';
import { usePresenter } from '../usePresenter';
import { CommunityHero } from './CommunityHero';
import { CommunityPart } from './CommunityPart';
import { CommunityFaq } from './CommunityFaq';
import './Creators.scss';

const icons = {
  time: Clock,
  key: KeyRound,
  build: Hammer,
  answer: MessagesSquare,
  material: Clapperboard,
  name: Signature,
} as const satisfies Record<(typeof perkIcons)[number], unknown>;

export const CreatorsView = ({ content }: { readonly content: CreatorsPage }) => {
  const { title, text, picture, why, perks, rules, apply, faq } = content;

  return (
    <div className="community">
      <CommunityHero page="contentCreators" title={title} text={text} picture={picture}>
        <SiteButton label={apply.button} />
      </CommunityHero>
      <Why {...why} />
      <Perks {...perks} />
      {rules.items.length > 0 && (
        <CommunityPart id="rules" title={rules.title} beside>
          <ol className="creator-rules">
            {rules.items.map((rule, index) => (
              <li key={index}>{rule.text}</li>
            ))}
          </ol>
        </CommunityPart>
      )}
      <CommunityFaq {...faq} />
      {apply.title !== '' && (
        <CommunityPart id="apply" title={apply.title} text={apply.text}>
          <SiteButton label={apply.button} />
        </CommunityPart>
      )}
    </div>
  );
};

/** Links to the confirmation page for the creators' external site (SH-14). Renders nothing if no site is listed. */
const SiteButton = observer(function SiteButton({ label }: { readonly label: string }) {
  const leaving = usePresenter(LeavingPresenter);
  const { locale } = usePresenter(Translations);
  if (label === '' || !leaving.siteOf(undefined)) return null;
  return (
    <div>
      <ButtonLink variant="primary" size="large" to={pathOf('externalLink', locale)}>
        {label}
      </ButtonLink>
    </div>
  );
});

const Why = ({ title, text, points }: CreatorsPage['why']) =>
  text.length + points.length > 0 && (
    <CommunityPart id="why" title={title}>
      {text.length > 0 && (
        <div className="creator-why__text">
          <RichText blocks={text} />
        </div>
      )}
      {points.length > 0 && (
        <ul className="creator-why">
          {points.map((point, index) => (
            <li key={index} className="creator-why__point">
              {point.title !== '' && <Heading level={3}>{point.title}</Heading>}
              {point.text !== '' && <p>{point.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </CommunityPart>
  );

const Perks = ({ title, text, items }: CreatorsPage['perks']) =>
  items.length > 0 && (
    <CommunityPart id="perks" title={title} text={text}>
      <ul className="creator-perks">
        {items.map((perk, index) => (
          <li key={index} className="creator-perk">
            <span className="creator-perk__icon">
              <Icon icon={perk.icon ? icons[perk.icon] : Sparkle} size={26} />
            </span>
            {perk.title !== '' && <Heading level={3}>{perk.title}</Heading>}
            {perk.text !== '' && <p>{perk.text}</p>}
          </li>
        ))}
      </ul>
    </CommunityPart>
  );

const page = contentPage({ model: creatorsPage, View: CreatorsView, faqOf: ({ faq }) => faq });

export const pages = { contentCreators: page };
