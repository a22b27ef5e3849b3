import { Play } from 'lucide-react';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import './VideoBadge.scss';

export const VideoBadge = () => {
  const t = useTexts('tutorials');
  return (
    <span className="video-mark">
      <Icon icon={Play} size={14} />
      {t('video')}
    </span>
  );
};
