import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { unknownPageId } from '../../domain/navigation/unknownPage';
import { useTexts } from '../content/useTexts';
import { LostPicture, LostWays } from '../navigation/lost/LostWays';

/**
 * Says that the wanted page does not exist, and where to go on. Before the application runs, CSS shows it as the target of the address; the
 * application's own changes of the address do not move that target.
 */
export const UnknownPage = observer(function UnknownPage() {
  const { hash } = useLocation();
  const t = useTexts('shell');
  const [isTarget, setIsTarget] = useState<boolean>();
  useEffect(() => setIsTarget(hash === `#${unknownPageId}`), [hash]);

  return (
    <div
      id={unknownPageId}
      className={isTarget ? 'unknown-page is-shown' : 'unknown-page'}
      hidden={isTarget === false}
    >
      <div className="lost">
        <div className="lost__words">
          <p className="lost__title">{t('unknownPage.title')}</p>
          <p>{t('unknownPage.text')}</p>
          <LostWays />
        </div>
        <LostPicture />
      </div>
    </div>
  );
});
