import type { PageModule } from '../../app/Pages';
import { SimulatorPresenter } from './SimulatorPresenter';
import { SimulatorView } from './SimulatorView';

const simulatorPage: PageModule = {
  View: SimulatorView,
  Presenter: SimulatorPresenter,
  texts: ['discover'],
};

export const pages = { sliceSimulator: simulatorPage };
