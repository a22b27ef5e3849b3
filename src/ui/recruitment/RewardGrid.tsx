import { Lock } from 'lucide-react';
import type { Reward } from '#domain/recruitment/Reward';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import './RewardGrid.scss';

interface RewardGridProps {
  readonly rewards: readonly Reward[];
  /** Numbers of the packs that a player has unlocked. If undefined, no reward is marked as locked. */
  readonly unlocked?: readonly number[];
}

/** Grid of rewards, with up to four per row. */
export const RewardGrid = ({ rewards, unlocked }: RewardGridProps) => (
  <div className="rewards">
    <ul className="rewards__grid">
      {rewards.map((reward, index) => {
        const { number } = reward;
        const isUnlocked = number !== undefined && unlocked?.includes(number) === true;
        return (
          <Item key={index} reward={reward} isUnlocked={isUnlocked} isLocked={!!unlocked && !isUnlocked} />
        );
      })}
    </ul>
  </div>
);

interface ItemProps {
  readonly reward: Reward;
  readonly isUnlocked: boolean;
  readonly isLocked: boolean;
}

const Item = ({ reward, isUnlocked, isLocked }: ItemProps) => {
  const t = useTexts('rewards');
  const { name, number, pack, picture, condition } = reward;
  const unlockedBy = pack ? t(pack.needs, { count: pack.count }) : condition;
  const state = isUnlocked ? t('unlocked') : unlockedBy;

  return (
    <li className={isLocked ? 'reward is-locked' : isUnlocked ? 'reward is-unlocked' : 'reward'}>
      <span className="reward__picture">
        {picture && (
          <img
            src={pictureFile(picture.url).fallback}
            alt={picture.alt}
            width="320"
            height="240"
            loading="lazy"
          />
        )}
        {isLocked && (
          <span className="reward__lock">
            <Icon icon={Lock} size={18} />
          </span>
        )}
      </span>
      <span className="reward__name">{name || t('pack', { number: String(number) })}</span>
      {state !== '' && <span className="reward__state">{state}</span>}
    </li>
  );
};
