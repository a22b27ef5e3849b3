import { observer } from 'mobx-react-lite';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { PillarBody } from './PillarBody';
import { PillarRelatedContent } from './PillarRelatedContent';
import { PillarHero } from './PillarHero';
import { PillarNavigation } from './PillarNavigation';
import { PillarNeighbors } from './PillarNeighbors';
import type { PillarProps } from './PillarProps';
import './Pillar.scss';

export const PillarView = observer(function PillarView(props: PillarProps) {
  const { page } = props.pillar;
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('pillars');
  if (!page) return null;
  if (!page.ready) return <ComingSoon {...props} />;
  const { closing } = page;
  const toShop = (
    <ButtonLink variant="primary" size="large" to={pathOf('buy')}>
      {closing.button || t('play')}
    </ButtonLink>
  );

  return (
    <div className="pillar">
      <PillarHero {...props} text={page.lead}>
        {toShop}
      </PillarHero>
      <PillarNavigation {...props} />
      <DeferUntilPaint>
        <PillarBody sections={page.body} />
        <PillarRelatedContent page={page} />
        <section className="pillar-closing">
          {closing.title !== '' && <Heading level={2}>{closing.title}</Heading>}
          {closing.text !== '' && <p>{closing.text}</p>}
          {toShop}
        </section>
        <PillarNeighbors {...props} />
      </DeferUntilPaint>
    </div>
  );
});

/** Announces a pillar that is not ready, and links to other pages. */
const ComingSoon = (props: PillarProps) => {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('pillars');
  return (
    <div className="pillar pillar--coming">
      <PillarHero {...props} label={t('coming.label')} text={t('coming.text')}>
        <ButtonLink variant="primary" size="large" to={pathOf('news')}>
          {t('coming.news')}
        </ButtonLink>
        <ButtonLink size="large" to={pathOf('home')}>
          {t('coming.home')}
        </ButtonLink>
      </PillarHero>
      <PillarNavigation {...props} />
    </div>
  );
};
