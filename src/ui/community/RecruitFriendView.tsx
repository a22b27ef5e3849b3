import { observer } from 'mobx-react-lite';
import { recruitPage, type RecruitPage } from '#domain/content/models/recruitPage';
import { pathOf } from '#domain/navigation/pagePaths';
import { rewardsOf } from '#domain/recruitment/Reward';
import { contentPage } from '../content/contentPage';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { IntroLink } from '../content/IntroLink';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Actions } from '../kit/layout/Actions';
import { Heading } from '../kit/layout/Heading';
import { later } from '../loading/later';
import { RewardGrid } from '../recruitment/RewardGrid';
import { usePresenter } from '../usePresenter';
import { CommunityHero } from './CommunityHero';
import { CommunityPart } from './CommunityPart';
import { CommunityFaq } from './CommunityFaq';
import { RecruitVideoPresenter } from './RecruitVideoPresenter';
import './RecruitFriend.scss';

const RecruitVideoDialog = later(async () => (await import('./RecruitVideoDialog')).RecruitVideoDialog);

/**
 * Recruit-a-friend page (RA-01), which is the same for everyone. The account pages show a player's personal link and
 * packs (RC-01).
 */
export const RecruitFriendView = observer(function RecruitFriendView({
  content,
}: {
  readonly content: RecruitPage;
}) {
  const player = usePresenter(RecruitVideoPresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('communityRecruit');
  const { title, text, picture, button, intro, how, rewards, faq } = content;
  const offered = rewardsOf(rewards.items);
  const watch = intro?.button || t('film.watch');
  const ownLink = button !== '' && (
    <ButtonLink variant="primary" size="large" to={pathOf('accountRecruit', locale)}>
      {button}
    </ButtonLink>
  );

  return (
    <div className="community">
      <CommunityHero page="recruitAFriend" title={title} text={text} picture={picture}>
        <Actions>
          {ownLink}
          {intro && <IntroLink video={intro.film} label={watch} onOpen={player.open} />}
        </Actions>
      </CommunityHero>
      {intro && player.state !== 'closed' && (
        <RecruitVideoDialog
          video={intro.film}
          title={intro.title || watch}
          hasFailed={player.state === 'failed'}
          onFail={player.fail}
          onRetry={player.open}
          onClose={player.close}
        />
      )}
      {how.steps.length > 0 && (
        <CommunityPart id="how" title={how.title}>
          <ol className="recruit-steps">
            {how.steps.map((step, index) => (
              <li key={index} className="recruit-step">
                {step.title !== '' && <Heading level={3}>{step.title}</Heading>}
                {step.text !== '' && <p>{step.text}</p>}
              </li>
            ))}
          </ol>
        </CommunityPart>
      )}
      {offered.length > 0 && (
        <CommunityPart id="rewards" title={rewards.title} text={rewards.text}>
          <RewardGrid rewards={offered} />
          {ownLink && <div>{ownLink}</div>}
        </CommunityPart>
      )}
      <CommunityFaq {...faq} />
    </div>
  );
});

const page = contentPage({
  model: recruitPage,
  View: RecruitFriendView,
  faqOf: ({ faq }) => faq,
  texts: ['communityRecruit', 'rewards'],
});

export const pages = { recruitAFriend: page };
