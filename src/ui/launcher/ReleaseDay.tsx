import type { LauncherRelease } from '#domain/launcher/LauncherRelease';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

/** Renders nothing for a release without a date. */
export const ReleaseDay = ({ release: { date } }: { readonly release: LauncherRelease }) => {
  const translations = usePresenter(Translations);
  if (!date) return null;
  return (
    <time className="k-data" dateTime={date.toISOString().slice(0, 10)}>
      {translations.utcDate(date)}
    </time>
  );
};
