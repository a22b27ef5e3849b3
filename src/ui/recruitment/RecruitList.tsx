import type { Recruit } from '#domain/recruitment/Recruitment';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { PlayerAvatar } from './PlayerAvatar';

export const RecruitList = ({ recruits }: { readonly recruits: readonly Recruit[] }) => {
  const t = useTexts('recruitment');

  return (
    <section className="recruits" aria-labelledby="recruits">
      <Heading level={2} size={3} id="recruits">
        {t('recruits.title')}
      </Heading>
      {recruits.length === 0 ? (
        <Soft>{t('recruits.none')}</Soft>
      ) : (
        <ul className="recruits__list">
          {recruits.map((recruit) => (
            <li key={recruit.displayName}>
              <PlayerAvatar pilot={recruit} />
              <bdi>{recruit.displayName}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
