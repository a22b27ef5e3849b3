import type { LauncherStory } from '#domain/launcher/LauncherStory';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';

interface StoryMetaProps {
  readonly story: LauncherStory;
  /** Whether to show the date of the last change. */
  readonly showsModified?: boolean;
}

/** The type and date of a story. Renders nothing if both are missing. */
export const StoryMeta = ({
  story: { type, published, modified },
  showsModified = false,
}: StoryMetaProps) => {
  const translations = usePresenter(Translations);
  const t = useTexts('launcher');
  const changed = showsModified && modified && isoDay(modified) !== (published && isoDay(published));
  if (!type && !published && !changed) return null;
  return (
    <p className="launcher-facts">
      {type && <span className="launcher-facts__type">{t(`type.${type}`)}</span>}
      {published && (
        <time className="k-data" dateTime={isoDay(published)}>
          {translations.utcDate(published)}
        </time>
      )}
      {changed && <span>{t('story.updated', { date: translations.utcDate(modified) })}</span>}
    </p>
  );
};

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
