import { PictureCredit } from '../content/PictureCredit';
import { sitePicture } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Actions } from '../kit/layout/Actions';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { redeemTitleId } from './redeemTitleId';

const picture = sitePicture('reboot');

/** Empty state that shows a player without products what to do next. */
export const NoProducts = () => {
  const t = useTexts('products');
  const { pathOf } = usePresenter(NavigationPresenter);

  return (
    <div className="no-products">
      {picture && (
        <div>
          <div className="no-products__frame">
            <Picture
              cover
              priority
              file={picture}
              alt={t('none.picture')}
              sizes="(min-width: 60rem) 40rem, 100vw"
            />
          </div>
          <PictureCredit {...picture} />
        </div>
      )}
      <div className="no-products__words">
        <Heading level={3} size={3}>
          {t('none.title')}
        </Heading>
        <p>{t('none.text')}</p>
        <Actions>
          <ButtonLink variant="primary" to={pathOf('buy')}>
            {t('buy')}
          </ButtonLink>
          <ButtonLink to={`${pathOf('products')}#${redeemTitleId}`}>{t('none.redeem')}</ButtonLink>
        </Actions>
      </div>
    </div>
  );
};
