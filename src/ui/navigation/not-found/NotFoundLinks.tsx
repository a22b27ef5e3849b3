import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { sitePicture } from '../../content/pictureFile';
import { PictureCredit } from '../../content/PictureCredit';
import { useTexts } from '../../content/useTexts';
import { Picture } from '../../kit/media/Picture';
import { usePresenter } from '../../usePresenter';
import { NavigationPresenter } from '../NavigationPresenter';
import './NotFound.scss';

const pictureName = 'space-wreck';

/** Links offered when a page does not exist. */
export const NotFoundLinks = observer(function NotFoundLinks() {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('app');

  return (
    <ul className="lost__ways">
      <li>
        <Link to={pathOf('home')}>{t('unknownPage.home')}</Link>
      </li>
      <li>
        <Link to={pathOf('news')}>{t('title.news')}</Link>
      </li>
      <li>
        <Link to={pathOf('tutorials')}>{t('unknownPage.search')}</Link>
      </li>
      <li>
        <Link to={pathOf('help')}>{t('title.help')}</Link>
      </li>
      <li>
        <Link to={pathOf('siteMap')}>{t('title.siteMap')}</Link>
      </li>
    </ul>
  );
});

/** Picture of drifting wreckage. Decorative: the adjacent text conveys the same message. */
export const NotFoundPicture = () => {
  const picture = sitePicture(pictureName);
  return (
    picture && (
      <div className="lost__picture">
        <div className="lost__frame">
          <Picture cover file={picture} alt="" sizes="(min-width: 60rem) 48vw, 100vw" />
        </div>
        <PictureCredit {...picture} />
      </div>
    )
  );
};
