import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { unknownPageId } from '../../domain/navigation/unknownPage';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

/**
 * Says that the wanted page does not exist. Before the application runs, CSS shows it as the target of the address; the
 * application's own changes of the address do not move that target.
 */
export const UnknownPage = observer(function UnknownPage() {
  const { hash } = useLocation();
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('shell');
  const [isTarget, setIsTarget] = useState<boolean>();
  useEffect(() => setIsTarget(hash === `#${unknownPageId}`), [hash]);

  return (
    <div
      id={unknownPageId}
      className={isTarget ? 'unknown-page is-shown' : 'unknown-page'}
      hidden={isTarget === false}
    >
      <strong>{t('unknownPage.title')}</strong> {t('unknownPage.text')}{' '}
      <Link className="k-link" to={navigation.pathOf('siteMap')}>
        {t('title.siteMap')}
      </Link>
    </div>
  );
});
