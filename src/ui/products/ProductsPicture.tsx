import { sitePicture } from '../content/pictureFile';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';

/** Picture below the list. It is lazy-loaded, so it does not delay anything else. */
export function ProductsPicture() {
  const t = useTexts('products');
  const picture = sitePicture('products');
  if (!picture) return null;
  return (
    <div className="products-picture">
      <div className="products-picture__frame">
        <Picture cover file={picture} alt={t('picture.alt')} sizes="(min-width: 60rem) 70rem, 100vw" />
      </div>
      <PictureCredit author={picture.author} coordinates={picture.coordinates} />
    </div>
  );
}
