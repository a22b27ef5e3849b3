import { adapterModule } from '../../adapterModule';
import { FakePlayerLanguage } from './FakePlayerLanguage';

export const language = adapterModule(FakePlayerLanguage);
