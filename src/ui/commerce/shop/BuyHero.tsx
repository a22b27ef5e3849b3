import { observer } from 'mobx-react-lite';
import { PictureCredit } from '../../content/PictureCredit';
import { pictureFile } from '../../content/pictureFile';
import { splitSentences } from '../../content/splitSentences';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { Picture } from '../../kit/media/Picture';
import type { BuyPresenter } from './BuyPresenter';
import { BuySteps } from '../shared/BuySteps';
import { LimitBanner } from './LimitBanner';

export const BuyHero = observer(function BuyHero({ buy }: { readonly buy: BuyPresenter }) {
  const { title = '', text = '', picture } = buy.content ?? {};
  const t = useTexts('shop');

  return (
    <div className="buy-hero">
      {picture && (
        <div className="buy-hero__picture">
          <Picture
            priority
            cover
            file={pictureFile(picture.url)}
            alt={picture.alt}
            // On phones, half the resolution is enough, because a dark layer covers the picture.
            sizes="(min-width: 60rem) 64vw, 50vw"
          />
        </div>
      )}
      <div className="buy-hero__words">
        <BuySteps current="choose" />
        <Heading level={1} id="buy-title">
          {splitSentences(title || t('plans.title')).map((sentence) => (
            <span key={sentence} className="buy-hero__sentence">
              {sentence}{' '}
            </span>
          ))}
        </Heading>
        {text !== '' && <p className="buy-hero__lead">{text}</p>}
        {/* Reserves space for the banner, so that data that loads later does not shift the layout. */}
        <div className="buy-hero__limit">
          <LimitBanner buy={buy} />
        </div>
      </div>
      {picture && (
        <div className="buy-hero__caption">
          <PictureCredit {...picture} />
        </div>
      )}
    </div>
  );
});
