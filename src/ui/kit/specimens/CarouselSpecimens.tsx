import { useTexts } from '../../content/useTexts';
import { Carousel } from '../media/Carousel';
import { Panel } from '../layout/Panel';
import { Section } from './Section';

const ships = ['first', 'second', 'third', 'fourth'] as const;

export function CarouselSpecimens() {
  const t = useTexts('kit');

  return (
    <Section id="carousel" title={t('section.carousel')}>
      <Carousel
        label={t('carousel.label')}
        labels={{
          carousel: t('carousel.role'),
          slide: t('carousel.slide'),
          position: (number, total) => t('carousel.position', { number, total }),
          previous: t('carousel.previous'),
          next: t('carousel.next'),
        }}
        slides={ships.map((key) => ({ key, content: <Panel>{t(`carousel.${key}`)}</Panel> }))}
        visibleSlides={{ large: 1.4, small: 1 }}
        isNear
        canAnimate={false}
      />
    </Section>
  );
}
