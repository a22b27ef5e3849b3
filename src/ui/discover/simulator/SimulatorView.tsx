import { observer } from 'mobx-react-lite';
import type { PageModule } from '../../app/Pages';
import { Slices } from '../../content/Slices';
import { useTexts } from '../../content/useTexts';
import { Notice } from '../../kit/feedback/Notice';
import { Heading } from '../../kit/layout/Heading';
import { usePagePresenter } from '../../usePresenter';
import { sectionViews } from '../sectionViews';
import { SimulatorPresenter } from './SimulatorPresenter';
import '../Discover.scss';
import './Simulator.scss';

/** Renders one element per slice. The class names are those that Prismic's slice simulator expects. */
export const SimulatorView = observer(function SimulatorView() {
  const { slices } = usePagePresenter(SimulatorPresenter);
  const t = useTexts('discover');

  return (
    <>
      {slices.length === 0 && (
        <div className="simulator__empty">
          <Heading level={1} size={2}>
            {t('simulator.title')}
          </Heading>
          <p>{t('simulator.empty')}</p>
        </div>
      )}
      <div className="slice-simulator">
        <div className="slice-simulator--root">
          <div className="discover-body" data-slice-zone>
            {slices.map((slice, index) => (
              <div key={index}>
                {slice ? (
                  <Slices slices={[{ ...slice, id: `section-${index + 1}` }]} views={sectionViews} />
                ) : (
                  <Notice tone="info" title={t('simulator.leftOut.title')}>
                    {t('simulator.leftOut.text')}
                  </Notice>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
});

const page: PageModule = { View: SimulatorView, Presenter: SimulatorPresenter, texts: ['discover'] };

export const pages = { sliceSimulator: page };
