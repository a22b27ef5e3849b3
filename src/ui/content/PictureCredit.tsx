import { observer } from 'mobx-react-lite';
import { PictureCaption } from '../kit/media/PictureCaption';
import { usePresenter } from '../usePresenter';
import { CopyPresenter } from './CopyPresenter';
import { useTexts } from './useTexts';

interface PictureCreditProps {
  readonly author: string;
  readonly coordinates: string;
}

export const PictureCredit = observer(function PictureCredit({ author, coordinates }: PictureCreditProps) {
  const copying = usePresenter(CopyPresenter);
  const t = useTexts('app');
  const messages = { idle: undefined, copied: t('picture.coordinatesCopied'), refused: t('copyFailed') };

  return (
    <PictureCaption
      author={author}
      coordinates={coordinates}
      copyLabel={t('picture.copyCoordinates', { coordinates })}
      copied={copying.state === 'copied'}
      message={messages[copying.state]}
      onCopy={(text) => void copying.copy(text)}
    />
  );
});
