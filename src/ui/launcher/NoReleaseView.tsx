import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';

/** Shown if the editors have unpublished all releases (LN-02). */
export const NoReleaseView = () => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  return (
    <div className="launcher-problem">
      <Heading level={1} size={3}>
        {t('releases.title')}
      </Heading>
      <p>{t('releases.none')}</p>
      <div>
        <ButtonLink variant="primary" to={pathOf('launcherNews', locale)}>
          {t('story.back')}
        </ButtonLink>
      </div>
    </div>
  );
};
