import { observer } from 'mobx-react-lite';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { LostPage } from '../navigation/lost/LostPage';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { UnreadArticle, WholeArticle } from '../news/WholeArticle';
import { usePresenter } from '../usePresenter';
import { ReleasePresenter } from './ReleasePresenter';
import './Release.scss';

/** A press release with a link back (PR-01). */
export const ReleaseView = observer(function ReleaseView() {
  const presenter = usePresenter(ReleasePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('press');
  const { state, title } = presenter;
  const back = (
    <Link className="press-release__back" to={pathOf('contact')}>
      <Icon of={ArrowLeft} size={18} />
      {t('release.back')}
    </Link>
  );
  if (state.kind === 'missing') {
    return (
      <LostPage title={title} text={t('release.missingText')}>
        {back}
      </LostPage>
    );
  }
  if (state.kind !== 'found')
    return (
      <UnreadArticle title={title} isLoading={state.kind === 'loading'} retry={() => presenter.retry()} />
    );
  return (
    <WholeArticle found={state.found} title={title} category={back}>
      <aside className="press-release__ask" aria-labelledby="release-ask">
        <Heading level={2} size={4} id="release-ask">
          {t('release.ask')}
        </Heading>
        <ButtonLink to={`${pathOf('contact')}#press-write`}>{t('release.write')}</ButtonLink>
      </aside>
    </WholeArticle>
  );
});
