import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ReleaseDetails } from '#application/launcher/LauncherReleases';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LauncherText } from './LauncherText';
import { LauncherFallback } from './LauncherFallback';
import { ReleaseDay } from './ReleaseDay';
import { LauncherReleasePresenter } from './LauncherReleasePresenter';

export const LauncherReleaseView = observer(function LauncherReleaseView() {
  const presenter = usePagePresenter(LauncherReleasePresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { title, list } = presenter;
  const { state, retry } = presenter.lookup;
  return (
    <div className="launcher-releases">
      {state.kind === 'found' ? (
        <Notes found={state.found} title={title} />
      ) : (
        <LauncherFallback
          kind={state.kind}
          title={title}
          texts={{
            loading: t('release.loading'),
            missing: t('release.missingText'),
            failed: t('release.failed'),
          }}
          back={{ to: pathOf('launcherPatches', locale), label: t('release.toNewest') }}
          onRetry={() => void retry()}
        />
      )}
      {list.length > 0 && <ReleaseList presenter={presenter} />}
    </div>
  );
});

const Notes = ({
  found: { release, content },
  title,
}: {
  readonly found: ReleaseDetails;
  readonly title: string;
}) => (
  <article className="launcher-notes">
    <header className="launcher-story__head">
      {release.date && (
        <p className="launcher-facts">
          <ReleaseDay release={release} />
        </p>
      )}
      <Heading level={1} size={3}>
        {title}
      </Heading>
      {release.description !== '' && (
        <p className="launcher-story__lead">{keepTogether(release.description)}</p>
      )}
    </header>
    <LauncherText blocks={content.content} />
  </article>
);

const ReleaseList = observer(function ReleaseList({
  presenter,
}: {
  readonly presenter: LauncherReleasePresenter;
}) {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { list } = presenter;
  const { state } = presenter.lookup;
  const shown = state.kind === 'found' ? state.found.release.uid : undefined;
  return (
    <nav className="launcher-list" aria-labelledby="launcher-list">
      <Heading level={2} size={4} id="launcher-list">
        {t('releases.all')}
      </Heading>
      <ul>
        {list.map((release) => (
          <li key={release.uid}>
            <Link
              className="launcher-list__link"
              to={pathOf('launcherPatch', locale, { uid: release.uid })}
              aria-current={release.uid === shown ? 'page' : undefined}
            >
              <span>{keepTogether(release.title || t('release.untitled'))}</span>
              <ReleaseDay release={release} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
