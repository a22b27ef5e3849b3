import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';

export const HomeWorld = () => {
  const t = useTexts('home');
  return (
    <section id="world" className="landing-world" aria-labelledby="world-title">
      <Heading level={2} id="world-title">
        {t('world.title')}
      </Heading>
      <p className="landing-world__text">{t('world.text')}</p>
    </section>
  );
};
