import { observer } from 'mobx-react-lite';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { NotFoundPage } from '../navigation/not-found/NotFoundPage';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { ArticleFallback, ArticleLayout } from '../news/ArticleLayout';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { PressReleasePresenter } from './PressReleasePresenter';
import './Release.scss';

/** A press release with a back link (PR-01). */
export const PressReleaseView = observer(function PressReleaseView() {
  const { lookup, title } = usePagePresenter(PressReleasePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('press');
  const { state, retry } = lookup;
  const back = (
    <Link className="press-release__back" to={pathOf('contact')}>
      <Icon icon={ArrowLeft} size={18} />
      {t('release.back')}
    </Link>
  );
  if (state.kind === 'missing') {
    return (
      <NotFoundPage title={title} text={t('release.missingText')}>
        {back}
      </NotFoundPage>
    );
  }
  if (state.kind !== 'found')
    return <ArticleFallback title={title} isLoading={state.kind === 'loading'} retry={retry} />;
  return (
    <ArticleLayout found={state.found} title={title} category={back}>
      <aside className="press-release__ask" aria-labelledby="release-ask">
        <Heading level={2} size={4} id="release-ask">
          {t('release.ask')}
        </Heading>
        <ButtonLink to={`${pathOf('contact')}#press-write`}>{t('release.write')}</ButtonLink>
      </aside>
    </ArticleLayout>
  );
});
