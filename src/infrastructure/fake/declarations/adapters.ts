import { adapterModule } from '../../adapterModule';
import { FakeDeclarations } from './FakeDeclarations';

export const declarations = adapterModule(FakeDeclarations);
