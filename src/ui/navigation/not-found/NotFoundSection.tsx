import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { notFoundElementId } from '#domain/navigation/notFoundPath';
import { useTexts } from '../../content/useTexts';
import { NotFoundPicture, NotFoundLinks } from './NotFoundLinks';

/**
 * Message that the requested page does not exist, with links to other pages. Before the app runs, CSS shows it through
 * `:target`. URL changes by the app do not update `:target`, so the app shows or hides it explicitly.
 */
export const NotFoundSection = observer(function NotFoundSection() {
  const { hash } = useLocation();
  const t = useTexts('app');
  const [isTarget, setIsTarget] = useState<boolean>();
  useEffect(() => setIsTarget(hash === `#${notFoundElementId}`), [hash]);

  return (
    <div
      id={notFoundElementId}
      className={isTarget ? 'unknown-page is-shown' : 'unknown-page'}
      hidden={isTarget === false}
    >
      <div className="lost">
        <div className="lost__words">
          <p className="lost__title">{t('unknownPage.title')}</p>
          <p>{t('unknownPage.text')}</p>
          <NotFoundLinks />
        </div>
        <NotFoundPicture />
      </div>
    </div>
  );
});
