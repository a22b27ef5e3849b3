import { adapterModule } from '../../adapterModule';
import { HttpPlayerLanguage } from './HttpPlayerLanguage';

export const language = adapterModule(HttpPlayerLanguage);
