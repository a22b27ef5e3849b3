import { newsPath } from '../../domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import './News.scss';

/** For an article, a category or a page of the list that is not there. */
export const MissingArticles = () => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <div className="news news--missing">
      <Heading level={1}>{t('missing.title')}</Heading>
      <p>{t('missing.text')}</p>
      <div>
        <ButtonLink variant="primary" to={newsPath(locale)}>
          {t('toNews')}
        </ButtonLink>
      </div>
    </div>
  );
};
