import type { ContentOf } from './model/Field';
import type { legalPage } from './models/legalPage';

export type LegalPage = ContentOf<typeof legalPage>;
