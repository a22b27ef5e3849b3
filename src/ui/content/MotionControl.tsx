import { Pause, Play } from 'lucide-react';
import { motionControlAttribute } from '#hydration/protocol';
import '../kit/actions/IconButton.scss';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Icon } from '../kit/media/Icon';
import { useTexts } from './useTexts';
import './MotionControl.scss';

/**
 * Stops and starts everything that moves by itself: pictures, videos and carousels. The early script handles its
 * clicks, and the styles show one of its two states.
 */
export const MotionControl = () => {
  const t = useTexts('app');

  return (
    <button type="button" className="k-icon-button motion-control" {...{ [motionControlAttribute]: '' }}>
      <span className="motion-control__stop">
        <Icon icon={Pause} />
        <VisuallyHidden>{t('motion.stop')}</VisuallyHidden>
      </span>
      <span className="motion-control__start">
        <Icon icon={Play} />
        <VisuallyHidden>{t('motion.start')}</VisuallyHidden>
      </span>
    </button>
  );
};
