import { Play } from 'lucide-react';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';

export const VideoMark = () => {
  const t = useTexts('tutorials');
  return (
    <span className="video-mark">
      <Icon of={Play} size={14} />
      {t('video')}
    </span>
  );
};
