import { newsPath } from '../../domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { LostPage } from '../navigation/lost/LostPage';
import { usePresenter } from '../usePresenter';

/** Not-found page for an article, a category or a page of the list. */
export const MissingArticles = () => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <LostPage title={t('missing.title')} text={t('missing.text')}>
      <ButtonLink variant="primary" to={newsPath(locale)}>
        {t('toNews')}
      </ButtonLink>
    </LostPage>
  );
};
