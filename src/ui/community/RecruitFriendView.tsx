import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { RecruitPage } from '#domain/content/models/recruitPage';
import { pathOf } from '#domain/navigation/matchPath';
import { rewardsOf } from '#domain/recruitment/Reward';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { IntroLink } from '../content/IntroLink';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { RewardGrid } from '../recruitment/RewardGrid';
import { usePresenter } from '../usePresenter';
import { CommunityHero } from './CommunityHero';
import { CommunityPart } from './CommunityPart';
import { CommunityFaq } from './CommunityFaq';
import { RecruitVideoPresenter } from './RecruitVideoPresenter';
import './RecruitFriend.scss';

const RecruitVideoDialog = lazy(() =>
  import('./RecruitVideoDialog').then((module) => ({ default: module.RecruitVideoDialog })),
);

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
        <div className="community-head__actions">
          {ownLink}
          {intro && <IntroLink video={intro.film} label={watch} onOpen={player.open} />}
        </div>
      </CommunityHero>
      {intro && player.state !== 'closed' && (
        <Suspense>
          <RecruitVideoDialog
            video={intro.film}
            title={intro.title || watch}
            hasFailed={player.state === 'failed'}
            onFail={player.fail}
            onRetry={player.open}
            onClose={player.close}
          />
        </Suspense>
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
