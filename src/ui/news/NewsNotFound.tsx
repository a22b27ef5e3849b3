import { newsPath } from '#domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NotFoundPage } from '../navigation/not-found/NotFoundPage';
import { usePresenter } from '../usePresenter';

/** Not-found page for an article, a category or a page of the list. */
export const NewsNotFound = () => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <NotFoundPage title={t('missing.title')} text={t('missing.text')}>
      <ButtonLink variant="primary" to={newsPath(locale)}>
        {t('toNews')}
      </ButtonLink>
    </NotFoundPage>
  );
};
