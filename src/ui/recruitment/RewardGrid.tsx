import { Lock } from 'lucide-react';
import { rewardPacks, type RewardPack } from '../../domain/recruitment/rewardPacks';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';

/** Four packs in a line where there is room. */
export const RewardGrid = ({ unlocked }: { readonly unlocked: readonly number[] }) => {
  const t = useTexts('recruitment');

  return (
    <section className="rewards" aria-labelledby="recruit-rewards">
      <Heading level={2} size={3} id="recruit-rewards">
        {t('rewards.title')}
      </Heading>
      <p className="recruit-box__text">{t('rewards.text')}</p>
      <ul className="rewards__grid">
        {rewardPacks.map((pack) => (
          <Pack key={pack.number} pack={pack} isUnlocked={unlocked.includes(pack.number)} />
        ))}
      </ul>
    </section>
  );
};

const Pack = ({ pack, isUnlocked }: { readonly pack: RewardPack; readonly isUnlocked: boolean }) => {
  const t = useTexts('recruitment');
  const { number, needs, count } = pack;
  const name = number as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

  return (
    <li className={isUnlocked ? 'reward is-unlocked' : 'reward'}>
      <span className="reward__picture">
        <img src={`/images/packs/${number}.svg`} alt="" width="320" height="240" loading="lazy" />
        {!isUnlocked && (
          <span className="reward__lock">
            <Icon of={Lock} size={18} />
          </span>
        )}
      </span>
      <span className="reward__name">{t(`pack.${name}`)}</span>
      <span className="reward__state">
        {isUnlocked ? t('rewards.unlocked') : t(`rewards.${needs}`, { count })}
      </span>
    </li>
  );
};
